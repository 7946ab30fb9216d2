### As lições de ZYLATRON, passo a passo.

## first-game

first-game-title = O jogo curto: um Guerreiro, um quartel-general

walk-text = Leva um Guerreiro a pé ao quartel-general azul, a estrela em baixo à direita, e a galáxia é tua. Experimenta o Guerreiro 1: clica nele e depois no ponto assinalado.
walk-otherwise = Está bem, mas desta vez segue as marcas.
walk-praise = Os Guerreiros andam até quatro pontos, e só em terra.
walk-mistake-1 = Isso é espaço. Os Guerreiros só andam em terra.
walk-mistake-2 = Longe de mais, e não é terra. Escolhe o ponto assinalado.

load-text = A pé não vai longe. Os Caças Estelares voam e transportam uma peça. Voa com o Caça Estelar 2 até ao Guerreiro 2 e carrega-o.
load-praise = A bordo. Só custou o caminho.
load-mistake-1 = Esse Guerreiro já andou nesta jogada e não se pode carregar. Leva o Guerreiro 2.
load-mistake-2 = Voa primeiro até ao ponto do Guerreiro.

fly-on-text = Um Caça Estelar voa dez pontos por cima de tudo, e ainda lhe restam alguns. Segue até ao ponto assinalado e acaba a jogada: podem mover-se duas peças, e já se moveram.
fly-on-praise = As tuas fábricas pagam-te três Zys. O azul manda um Caça Estelar.
fly-on-mistake-1 = Nesta jogada já se moveram duas peças. Segue com o Caça Estelar 2.
fly-on-mistake-2 = Longe de mais: restam-lhe oito pontos. Vai até ao ponto assinalado.

closer-text = Voa mais dez pontos com o Caça Estelar 2, para perto do Caça Estelar azul. O teu leva o Guerreiro consigo.
closer-praise = Ao alcance.
closer-mistake-1 = Longe de mais, e as peças nunca param em cima de um inimigo. Escolhe o ponto assinalado.
closer-mistake-2 = O Guerreiro 2 vai a bordo, sobre o espaço. Só pode sair em terra.

fire-text = Os Caças Estelares disparam a três pontos, uma vez por jogada, sem gastar movimentos. Dispara contra o Caça Estelar azul: uma carta diz ACERTO ou FALHA.
fire-praise = ACERTO! Desapareceu, com tudo o que transportava. O laser do teu Guerreiro chega a dois pontos.
fire-mistake-1 = Está longe de mais: o laser de um Caça Estelar chega a três pontos.
fire-mistake-2 = Esse Caça Estelar está em casa, sem inimigos ao alcance.

end-turn-text = Aqui não há mais nada a fazer. Acaba a jogada e cruza os dedos: o azul responde ao fogo.
end-turn-praise = FALHA! Metade das cartas são FALHA.
end-turn-mistake-1 = Cada laser dispara uma vez por jogada.

touch-down-text = O planeta azul está ao alcance. Leva o Caça Estelar 2 até à terra dele, a dois pontos do quartel-general.
touch-down-praise = Bem no meio das linhas azuis. Agora, depressa!
touch-down-mistake-1 = Um ponto a mais. E só um Guerreiro a pé toma um quartel-general.
touch-down-mistake-2 = Aí está um Guerreiro azul. Escolhe o ponto assinalado.

win-text = Tens um segundo movimento. O Guerreiro 2 sai e entra a pé no quartel-general. Ganha!
win-praise = O quartel-general é teu, e tudo o que era azul também. Ganhaste!
win-mistake-1 = Não podes parar em cima de um inimigo, mas podes passar. Vai até à estrela.
win-mistake-2 = Alto! Mais um movimento e ganhas. Clica no Guerreiro 2.

money-text = Duas coisas para mais tarde. As peças perdidas compram-se de volta: um Guerreiro custa 8 Zys. Compra um e põe-no numa posição inicial livre.
money-praise = De volta à luta. Pode mover-se já nesta jogada.
money-mistake-1 = Um Caça Estelar custa 14 Zys, e tens 12.
money-mistake-2 = Nessa posição inicial está um Guerreiro. Escolhe uma livre.

defend-text = Alarme! Um Caça Estelar azul pousou ao lado do teu quartel-general com um Guerreiro a bordo. Na próxima jogada entra. Dispara com o Caça Estelar 1!
defend-praise = ACERTO! O teu quartel-general está a salvo. Deixa sempre em casa alguém que possa disparar.
defend-mistake-1 = O laser de um Guerreiro só chega a dois pontos. Usa o Caça Estelar 1.
defend-mistake-2 = Assim o Guerreiro azul entra e sais do jogo. Dispara primeiro!

cadet-text = Já conheces o jogo curto: transportar, entrar, ganhar, e vigiar o teu quartel-general. Agora joga contra um Cadete!

## major-game

major-game-title = O jogo grande: Estrelas de Combate e Mísseis

beam-text = O jogo grande traz Estrelas de Combate: três compartimentos, e teletransportam. Teletransporta o Guerreiro assinalado, a três pontos, para bordo da Estrela de Combate 1.
beam-praise = Não gastou nenhum movimento. Volta a sair da mesma maneira, para terra.
beam-mistake-1 = Longe de mais: o teletransporte chega a três pontos.
beam-mistake-2 = Só se teletransportam Guerreiros e Mísseis.

battle-star-text = Aqui podem mover-se três peças por jogada. Uma Estrela de Combate voa seis pontos, só no espaço. Leva a tua ao longo da orla.
battle-star-praise = E o laser dela chega a quatro pontos.
battle-star-mistake-1 = Isso é terra. As Estrelas de Combate ficam no espaço.
battle-star-mistake-2 = Longe de mais: são seis pontos. Neste jogo os Caças Estelares também voam seis.

missile-text = Dois Caças Estelares azuis lado a lado! Lança o teu Míssil Krill contra eles. Tira-se uma carta para tudo o que estiver junto da explosão, teu também.
missile-praise = Um ACERTO, um DANO, e um ACERTO no Guerreiro a bordo. O Míssil está gasto.
missile-mistake-1 = Um Míssil voa oito pontos. O planeta azul está fora de alcance.
missile-mistake-2 = Os Mísseis não se movem. Lança-o.

repair-text = DANO quer dizer: a tua peça não faz nada nesta jogada. Ou pagas metade do preço. Repara o Caça Estelar 2 por 7 Zys.
repair-praise = Como novo, e já nesta jogada.
repair-mistake-1 = Tem danos e não se pode mover. Repara-o primeiro.
repair-mistake-2 = Esse não tem problema nenhum.

zylon-text = Zylon, no meio, duplica o teu rendimento. O Guerreiro 1 veio até lá de Caça Estelar: leva-o a pé à estrela de Zylon.
zylon-praise = A carta Zylon é tua até outro Guerreiro lá entrar: dois Zys por cada fábrica.
zylon-mistake-1 = Só um Guerreiro a pé toma um quartel-general.

factory-text = O azul também tem uma fábrica em Zylon. Neste jogo pode disparar-se contra fábricas. Dispara contra ela com o Caça Estelar 1 e acaba a jogada.
factory-praise = Seis Zys para ti, menos um por jogada para o azul, até ele a reconstruir por 4.
factory-mistake-1 = Essa fábrica está longe. A de Zylon está ao alcance.
factory-mistake-2 = Essa é tua!

cadet-again-text = As Estrelas de Combate levam Caças Estelares que levam Guerreiros: é assim que as frotas atacam longe. Agora joga contra um Cadete, o jogo grande!

## exercises

win-in-one-text = Ganha nesta jogada. A tua Estrela de Combate leva um Caça Estelar, o Caça Estelar leva um Guerreiro, e tens três movimentos.
win-in-one-hint = Cada um faz o seu movimento: a Estrela de Combate seis pontos, depois o Caça Estelar seis, depois o Guerreiro a pé.
win-in-one-mistake-1 = O Caça Estelar foi primeiro, por isso a Estrela de Combate já não o pode levar. Começa pela peça maior.
win-in-one-mistake-2 = O teu Guerreiro está sobre o espaço. O Caça Estelar tem de o levar primeiro a terra.

save-your-headquarters-text = Salva o teu quartel-general. O Guerreiro azul entra na próxima jogada, e nenhum dos teus lasers lhe chega. Por enquanto.
save-your-headquarters-hint = Um Caça Estelar pode voar primeiro e disparar depois, tudo na mesma jogada. Chega-te a três pontos.
save-your-headquarters-mistake-1 = Está a quatro pontos, um a mais. Voa primeiro para mais perto.
save-your-headquarters-mistake-2 = Assim o azul entra e sais do jogo.

stay-in-the-game-text = Salva a tua frota. O teu último Guerreiro perdeu-se: arranja um antes de esta jogada acabar, ou o azul herda tudo.
stay-in-the-game-hint = Tens 9 Zys.
stay-in-the-game-mistake-1 = Sem um Guerreiro, não! Podes pagar um: 8 Zys.
