### O que outros sítios mostram de uma ligação a um jogo acabado.

one-won = { $game }: { $names } ganhou
several-won = { $game }: { $names } ganharam
nobody-won = { $game }: um jogo acabado
scores = { $scores }. Vê como foi, jogada a jogada.
