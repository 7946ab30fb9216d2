### Het bord van spellen die het zelf beschrijven

plain-place = { $place }: { $what }
plain-nothing = niets
plain-face-down = gedekt
plain-unrolled = nog niet gegooid
plain-choose = Kies
plain-still = Kies ook: { $what }
plain-hole = gat
