### Поле Astroplane

astroplane-board = Поле
astroplane-red = красный
astroplane-blue = синий
astroplane-green = зелёный
astroplane-yellow = жёлтый
astroplane-n = вверх
astroplane-e = вправо
astroplane-s = вниз
astroplane-w = влево
astroplane-ne = справа вверху
astroplane-se = справа внизу
astroplane-sw = слева внизу
astroplane-nw = слева вверху

astroplane-side-south = внизу
astroplane-side-west = слева
astroplane-side-north = вверху
astroplane-side-east = справа

astroplane-facing = Смотреть { $facing }
astroplane-turned = { $what }, смотреть { $facing }
astroplane-start-area = Стартовая зона ({ $owner }), { $cell }: { $n ->
    [one] { $n } астроплан
    [few] { $n } астроплана
    [many] { $n } астропланов
   *[other] { $n } астроплана
 }
astroplane-square-at = Квадрат ({ $owner }), { $cell }
astroplane-stack-at = { $owners }, { $cell }, направление: { $facing }
astroplane-round = Раунд { $n }
astroplane-over = Игра окончена.
astroplane-waits = Ходит { $player }, осталось { $n ->
    [one] { $n } движение
    [few] { $n } движения
    [many] { $n } движений
   *[other] { $n } движения
 }.

astroplane-asks-send = Куда возвращается астроплан ({ $owner })?
astroplane-asks-reserve = Можно взять астроплан из резерва: куда?
astroplane-asks-move-on = Квадрат на клетке «{ $cell }» должен уйти.
astroplane-asks-moved = Все движения сделаны: используй отмеченное или закончи ход.
astroplane-asks-move = Выбери астроплан; осталось { $n ->
    [one] { $n } движение
    [few] { $n } движения
    [many] { $n } движений
   *[other] { $n } движения
 }.
astroplane-asks-target = Выбери, куда лететь и куда смотреть.

astroplane-cancel = Другой астроплан
astroplane-reserve = Резерв
astroplane-reserve-n = в резерве { $n }
astroplane-kills-n = { $n ->
    [one] { $n } сбитый
    [few] { $n } сбитых
    [many] { $n } сбитых
   *[other] { $n } сбитых
 }
astroplane-points-n = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
 }
astroplane-match-n = матч: { $n } из { $to }

astroplane-do-fly = { $from } → { $to }
astroplane-do-pass = червоточина { $from } → { $to }
astroplane-do-step = Квадрат { $from }: шаг, { $to }
astroplane-do-kill = Квадрат { $from } сбивает: { $to }
astroplane-do-fire = запуск аномалии { $corner }
astroplane-do-end = Закончить ход
astroplane-do-left = Левая стартовая зона
astroplane-do-right = Правая стартовая зона
astroplane-do-none = Не брать из резерва
astroplane-do-first = начинает

astroplane-from = откуда: { $cell }
astroplane-others = другое

astroplane-share-kills = { $n ->
    [one] { $n } сбитый астроплан
    [few] { $n } сбитых астроплана
    [many] { $n } сбитых астропланов
   *[other] { $n } сбитого астроплана
 }
astroplane-share-top = { $n ->
    [one] { $n } астроплан
    [few] { $n } астроплана
    [many] { $n } астропланов
   *[other] { $n } астроплана
 } сверху в Сингулярности
astroplane-share-beneath = { $n ->
    [one] { $n } астроплан
    [few] { $n } астроплана
    [many] { $n } астропланов
   *[other] { $n } астроплана
 } под другими там же
astroplane-share-true-win = Полная победа: сверху на всех четырёх центральных клетках
astroplane-share-game = Игра { $n }

astroplane-aim = Приведи четыре астроплана в Сингулярность в центре, по одному сверху на каждую из четырёх клеток: это полная победа. Астроплан летит, куда смотрит, и поворачивается при посадке.
astroplane-scoring = Без полной победы решают очки: 3 за каждый астроплан, сбитый Квадратом, 2 за каждый свой сверху в центре, 1 за каждый под другим.

astroplane-place = столбец { $column }, ряд { $row }
astroplane-empty-at = { $what }, { $cell }: пусто
astroplane-kind-o = Клетка
astroplane-kind-c = Клетка у чёрной дыры
astroplane-kind-w = Червоточина
astroplane-kind-h = Гиперпространство
astroplane-kind-f = Пусковая позиция
