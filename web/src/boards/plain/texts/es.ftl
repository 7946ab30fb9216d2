### El tablero de los juegos que declaran el suyo

plain-place = { $place }: { $what }
plain-nothing = nada
plain-face-down = boca abajo
plain-unrolled = sin tirar
plain-choose = Elige
plain-still = Elige también: { $what }
plain-hole = agujero
