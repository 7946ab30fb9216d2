### Поле игр, которые описывают его сами

plain-place = { $place }: { $what }
plain-nothing = ничего
plain-face-down = рубашкой вверх
plain-unrolled = ещё не брошено
plain-choose = Выбери
plain-still = Выбери ещё: { $what }
plain-hole = отверстие
