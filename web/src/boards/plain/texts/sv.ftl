### Spelplanen för spel som beskriver sin egen

plain-place = { $place }: { $what }
plain-nothing = inget
plain-face-down = med baksidan upp
plain-unrolled = inte slagen än
plain-choose = Välj
plain-still = Välj också: { $what }
plain-hole = hål
