# Legendas das imagens nas regras de SITUATION 7.

S7-5 = Quatro encaixes com orla vermelha são a linha de base de Amarelo. A de Verde fica do lado oposto.
S7-10 = A primeira peça de Amarelo está na sua linha de base. A seguinte pode ir para onde toque nesta com um lado.
S7-13 = Amarelo preencheu toda a sua base de foguetões, por isso os seus três foguetões estão prontos.
S7-14 = Um foguetão leva uma peça para junto de uma de Verde, longe de tudo o que é de Amarelo. A partir daí, Amarelo continua a construir.
S7-17 = O astronauta guarda a peça em que está. Verde não pode colocar nada no encaixe vazio ao lado.
S7-21 = Todos os encaixes deste setor são de Amarelo: 50 pontos. Bastava lá estar uma peça de Verde e ninguém pontuava.
S7-22 = Com esta peça, Amarelo ocupa Júpiter inteiro: 100 pontos.
