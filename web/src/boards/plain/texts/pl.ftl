### Plansza gier, które opisują ją same

plain-place = { $place }: { $what }
plain-nothing = nic
plain-face-down = zakryte
plain-unrolled = jeszcze bez rzutu
plain-choose = Wybierz
plain-still = Wybierz też: { $what }
plain-hole = dziura
