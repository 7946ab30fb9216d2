### O tabuleiro dos jogos que declaram o seu

plain-place = { $place }: { $what }
plain-nothing = nada
plain-face-down = virada para baixo
plain-unrolled = por lançar
plain-choose = Escolhe
plain-still = Escolhe também: { $what }
plain-hole = buraco
