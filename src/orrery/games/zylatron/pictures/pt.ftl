# Legendas das imagens nas regras de ZYLATRON.

ZY-8 = Um Guerreiro anda de ponto em ponto, só em terra. Este chegou à orla do seu planeta.
ZY-12 = Uma Estrela de Combate que transporta um Caça Estelar, que transporta um Guerreiro. O número diz quantos vão a bordo.
ZY-13 = O Caça Estelar voou até ao Guerreiro, recolheu-o de passagem e seguiu com ele.
ZY-18 = A Estrela de Combate teletransportou o Guerreiro para um compartimento livre. Não foi um movimento.
ZY-20 = O Caça Estelar de Vermelho dispara: o alvo está a 3 pontos ou menos, e a carta de tiro diz ACERTO.
ZY-27 = O Míssil explodiu aqui. Tirou-se uma carta para tudo o que estava no ponto e ao lado.
ZY-33 = O Caça Estelar trouxe o Guerreiro até perto. Este entrou a pé no quartel-general: Azul sai do jogo.
ZY-35 = Um Guerreiro vermelho está no quartel-general de Zylon. Vermelho tem a carta Zylon, e as fábricas rendem o dobro.
