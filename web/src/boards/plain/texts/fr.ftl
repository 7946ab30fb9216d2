### Le plateau des jeux qui déclarent le leur

plain-place = { $place } : { $what }
plain-nothing = rien
plain-face-down = face cachée
plain-unrolled = pas encore lancé
plain-choose = Choisis
plain-still = Choisis aussi : { $what }
plain-hole = trou
