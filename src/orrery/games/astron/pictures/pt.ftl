# Legendas das imagens nas regras de ASTRON.

AS-12 = Uma carta diz para onde e até onde: Em frente 4 leva a nave exatamente quatro casas.
AS-16 = A nave fica onde está. O mapa deslizou duas filas por baixo dela e trouxe-lhe uma estação.
AS-18 = A nave 1 parou mesmo à frente da nave 2, que é afastada uma casa para trás.
AS-21 = A primeira nave nesta estação: 5 pontos. A próxima que aqui aterrar recebe 4.
AS-26 = Do Espaço à estação da Lua num só voo: uma aterragem. Voar por cima do solo não fez mal.
AS-27 = O voo acabou ao lado da estação, no solo: perde-se um ponto e a nave fica retida.
AS-32 = O mapa traz o cometa na direção desta nave. Ela tem de sair da coluna antes que ele chegue.
AS-33 = Uma só carta leva a nave por cima dos anéis de Saturno até à estação. Parar neles seria o fim.
