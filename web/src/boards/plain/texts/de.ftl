### Das Brett von Spielen, die ihres selbst beschreiben

plain-place = { $place }: { $what }
plain-nothing = nichts
plain-face-down = verdeckt
plain-unrolled = noch nicht gewürfelt
plain-choose = Wähle
plain-still = Wähle noch: { $what }
plain-hole = Loch
