### Il tabellone dei giochi che dichiarano il loro

plain-place = { $place }: { $what }
plain-nothing = niente
plain-face-down = coperta
plain-unrolled = non ancora tirato
plain-choose = Scegli
plain-still = Scegli anche: { $what }
plain-hole = foro
