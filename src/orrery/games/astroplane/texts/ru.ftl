### Astroplane по-русски

## The language

language-name = Русский

## The lid of the box

title = Astroplane
blurb = Лети сквозь две переплетённые вселенные, строй Квадраты и займи Сингулярность.

## Words that fill variables

name-red = красный
    .kind = colour
name-blue = синий
    .kind = colour
name-green = зелёный
    .kind = colour
name-yellow = жёлтый
    .kind = colour
name-north = север
name-east = восток
name-south = юг
name-west = запад
name-ne = северо-восток
name-se = юго-восток
name-sw = юго-запад
name-nw = северо-запад
name-straight = прямо
name-left = влево
    .adj = левая
    .acc = левую
    .gen = левой
name-right = вправо
    .adj = правая
    .acc = правую
    .gen = правой
name-none = никуда
name-a-player-cannot-act = игрок ничего не может сделать
name-100-rounds-are-played = сыграно 100 раундов
name-nothing-has-stirred-for-30-rounds = за 30 раундов ничего не изменилось

## What buttons say, by verb

action-fly = с { $cell } на { $facing }, затем { $turn }
action-leave = вылет из { $place }, затем { $turn }
action-pass = сквозь червоточину с { $end }, направление: { $facing }
action-step = шаг Квадрата с { $space } на { $diagonal }
action-kill = Квадрат с { $space } скользит на { $diagonal } и сбивает
action-fire = запуск аномалии: { $corner }
action-end = закончить ход
action-choice = { $choice }

## What one may type, by verb

kind-fly = лететь с f3 на f5 и смотреть там вверх; в гиперпространство — с выходом: h3-o8
kind-leave = вылететь из стартовой зоны, а также из гиперпространства или с пусковой позиции
kind-pass = пройти червоточину с n13 и смотреть на m14 вниз (бесплатно)
kind-step = передвинуть Квадрат с f3 на соседнюю клетку
kind-kill = Квадрат с f3 скользит на i6 и сбивает всё, что там
kind-fire = запустить оба астроплана аномалии справа вверху
kind-end = закончить ход
kind-choice = стартовая зона для отправленного назад или взятого из резерва; ещё right или none

## Why a move is not allowed

refusal-game-over = игра окончена
refusal-not-your-turn = сейчас ходит { $mover }, а не { $player }
refusal-nature-first = сначала жребий решает, кто начинает
refusal-natures-only = кто начинает, решает жребий перед игрой, сейчас это не выбирают
refusal-not-natures = это решает игрок, а не случай
refusal-no-such-colour = такого игрока за этим столом нет
refusal-no-such-space = на этом поле нет такой клетки
refusal-choose-first = сначала скажи, куда вернётся астроплан ({ $sent }): left или right
refusal-reserve-first = сначала скажи, куда идёт астроплан из резерва: left, right или none
refusal-nothing-to-choose = выбирать left, right или none не из чего: никого не отправили назад, и из резерва никто не ждёт
refusal-must-place = отправленный назад идёт в левую или правую стартовую зону, а не в никуда
refusal-must-move-on = Квадрат на { $bound } стоит бок о бок с чужим Квадратом и сначала должен уйти
refusal-must-move = первое движение хода обязательно
refusal-no-moves-left = { $player }: движений в этом ходу больше нет
refusal-nobody-there = на { $cell } нет астроплана
refusal-not-yours = астроплан на { $cell } принадлежит не тому, кто ходит ({ $player }): его игрок — { $owner }
refusal-is-captive = { $player } не может двинуть астроплан на { $cell }: сверху сидит { $owner }
refusal-stays-forever = астроплан в Сингулярности, здесь на { $cell }, больше никогда не движется
refusal-faces-elsewhere = астроплан на { $cell } смотрит на { $faces }, а не на { $facing }, и повернуться в своей клетке не может
refusal-nothing-beyond = астроплан на { $cell } смотрит на { $facing }, а там лететь некуда
refusal-faces-the-singularity = астроплан на { $target } может смотреть только на Сингулярность
refusal-faces-back-out = астроплан на пусковой позиции { $target } может смотреть только обратно наружу
refusal-leads-nowhere = клетка { $target } пуста, и направление на { $new } там никуда не ведёт
refusal-on-a-square = на { $target } Квадрат ({ $holder }), сесть на него нельзя
refusal-partly-occupied = астроплан на { $target } смотрит на { $held } и закрывает часть половины, что смотрит на { $new }
refusal-no-square-here = на { $target } стоит свой же астроплан ({ $player }), а в червоточине Квадратов не бывает
refusal-opposite-a-stack = { $player } не может сесть на { $target } напротив собственной стопки
refusal-side-by-side = Квадрат на { $target } встал бы бок о бок с чужим Квадратом
refusal-no-square-of-yours = { $player }: своего Квадрата на { $cell } нет
refusal-off-the-grid = с этой стороны от { $cell } клетки нет
refusal-space-taken = Квадрат шагает на пустую клетку, а на { $target } стоит { $holder }
refusal-special-space = { $target } — не обычная клетка, Квадраты туда не ходят
refusal-nothing-to-kill = на этой диагонали от { $cell } никого нет
refusal-sheltered = особая клетка { $target } укрывает астроплан ({ $holder })
refusal-square-in-the-way = первым на этой диагонали стоит Квадрат ({ $holder }) на { $target }, а Квадраты не сбивают
refusal-own-piece-in-the-way = первым на этой диагонали, на { $target }, стоит свой же астроплан ({ $player })
refusal-came-through-already = астроплан на { $cell } пришёл из червоточины и должен сначала сделать движение
refusal-must-lead-on = прошедший на { $target } должен смотреть на клетку или пусковую позицию, а { $new } никуда не ведёт
refusal-not-both-loaded = { $player } сидит сверху не на обеих пусковых позициях этого угла
refusal-empty-start = { $player }: в стартовой зоне { $cell } нет своих астропланов

## What happened

event-first-drawn = по жребию начинает { $owner }
event-piece-flew = { $owner } летит с { $cell } на { $target }, направление: { $facing }
event-piece-passed = { $owner } проходит червоточину с { $cell } на { $target }, направление: { $facing }
event-piece-fired = { $owner }: запуск астроплана с { $cell } на { $target }
event-square-formed = { $owner } строит Квадрат на { $cell }
event-square-stepped = { $owner }: Квадрат шагает с { $cell } на { $target }
event-square-killed = { $owner }: Квадрат скользит с { $cell } на { $target } и сбивает
event-landed-on = { $owner } садится сверху на { $cell }; под ним { $other }
event-bonus-earned = { $owner } отпускает пленника на { $cell } и получает бонусное движение
event-piece-eliminated = { $owner } теряет астроплан на { $cell }
event-stack-sent-back = { $owner } отправляет назад всё, что было на { $cell }: { $n }
event-piece-sent = { $owner }: астроплан возвращается в стартовую зону { $cell }
event-entered = { $owner } входит в Сингулярность на { $cell }
event-reserve-taken = { $owner } берёт астроплан из резерва на { $cell }
event-reserve-left = { $owner } не трогает резерв
event-turn-ended = { $owner } заканчивает ход
event-round-began = раунд { $n }
event-player-out = { $owner } ничего не может сделать и выбывает из игры
event-true-win = { $owner } сидит сверху на всех четырёх центральных клетках: полная победа
event-ended-by-points = игра кончается по очкам: { $why }
event-game-scored = { $owner } получает { $n }
event-game-began = игра { $n } матча начинается, первым ходит { $owner }
event-hyperspace-crossed = { $owner } влетает в гиперпространство на { $cell } и выходит на { $target }

## Plain words for people

name-upper-right = справа вверху
name-lower-right = справа внизу
name-lower-left = слева внизу
name-upper-left = слева вверху
name-up-and-right = вправо вверх
name-down-and-right = вправо вниз
name-down-and-left = влево вниз
name-up-and-left = влево вверх
name-above-hole = над чёрной дырой
name-right-of-hole = справа от чёрной дыры
name-below-hole = под чёрной дырой
name-left-of-hole = слева от чёрной дыры
name-at-top = вверху
name-at-right = справа
name-at-bottom = внизу
name-at-left = слева
name-up = вверх
name-down = вниз
name-upper = вверху
    .adj = верхняя
    .acc = верхнюю
    .gen = верхней
name-lower = внизу
    .adj = нижняя
    .acc = нижнюю
    .gen = нижней
phrase-plane = { $owner ->
    [you] твой астроплан
   *[other] { NAME($owner, form: "kind") ->
    [colour] { $owner } астроплан
   *[other] астроплан игрока { $owner }
 }
 }
phrase-no-plane = ничего
phrase-own-plane = астроплан того же цвета
phrase-spot = { $what ->
    [start] { NAME($where, form: "adj") } стартовая зона
    [centre] центр, { $where }
    [hyperspace] гиперпространство { $where }
    [wormhole] червоточина { $where }
    [firing] пусковая позиция { $where }
   *[space] { $cell }
 }
    .kind = { $what }
    .side = { $where }
    .through = { $what ->
    [wormhole] червоточину { $where }
    [hyperspace] гиперпространство { $where }
   *[space] { $cell }
 }
    .from = { $what ->
    [start] из { NAME($where, form: "gen") } стартовой зоны
    [centre] из центра, { $where }
    [hyperspace] из гиперпространства { $where }
    [wormhole] из червоточины { $where }
    [firing] с пусковой позиции { $where }
   *[space] с { $cell }
 }
    .to = { $what ->
    [start] в { NAME($where, form: "acc") } стартовую зону
    [centre] в центр, { $where }
    [hyperspace] в гиперпространство { $where }
    [wormhole] в червоточину { $where }
    [firing] на пусковую позицию { $where }
   *[space] на { $cell }
 }
    .at = { $what ->
    [start] в { NAME($where, form: "gen") } стартовой зоне
    [centre] в центре, { $where }
    [hyperspace] в гиперпространстве { $where }
    [wormhole] в червоточине { $where }
    [firing] на пусковой позиции { $where }
   *[space] на { $cell }
 }
plain-action-fly = { NAME($target, form: "kind") ->
    [centre] Лететь { $way } { NAME($target, form: "to") }
    [firing] Лететь { $way } { NAME($target, form: "to") }
    [hyperspace] Лететь { $way } в гиперпространство, выйти { NAME($target, form: "side") }
    [wormhole] Лететь { $way } { NAME($target, form: "to") }, смотреть { $facing }
   *[space] Лететь { $way }, смотреть { $facing }
 }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-leave = Вылет { NAME($place, form: "from") }, смотреть { $facing }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-pass = Сквозь { NAME($place, form: "through") }, смотреть { $facing }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-step = Квадрат: шаг { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-kill = Квадрат: сбить { $plane }, { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-fire = Запуск из угла { $corner }
plain-action-end = Закончить ход
plain-action-choice = { $phase ->
    [sending] Отправить { $plane } { NAME($place, form: "to") }
    [reserve] Взять из резерва { NAME($place, form: "to") }
   *[none] Не брать из резерва
 }

plain-event-first-drawn = { $owner ->
    [you] По жребию начинаешь ты
   *[other] По жребию начинает { $owner }
 }
plain-event-piece-flew = { $owner ->
    [you] Ты летишь
   *[other] { $owner } летит
 } { NAME($cell, form: "kind") ->
    [start] { NAME($cell, form: "from") }
   *[space] { $way }
 }{ NAME($target, form: "kind") ->
    [centre] { " " }{ NAME($target, form: "to") }
    [firing] { " " }{ NAME($target, form: "to") }
    [hyperspace] , выход { NAME($target, form: "from") }
    [wormhole] { " " }{ NAME($target, form: "to") }, направление: { $facing }
   *[space] , направление: { $facing }
 }
plain-event-piece-passed = { $owner ->
    [you] Ты проходишь
   *[other] { $owner } проходит
 } сквозь { NAME($cell, form: "through") }, направление: { $facing }
plain-event-piece-fired = { $owner ->
    [you] Твой астроплан
   *[other] { $owner }: астроплан
 } запущен из угла { $corner } { NAME($target, form: "to") }
plain-event-square-formed = { $owner ->
    [you] Ты строишь
   *[other] { $owner } строит
 } Квадрат { NAME($cell, form: "at") }
plain-event-square-stepped = { $owner ->
    [you] Твой Квадрат
   *[other] { $owner }: Квадрат
 } шагает { $way }, { NAME($target, form: "to") }
plain-event-square-killed = { $owner ->
    [you] Твой Квадрат
   *[other] { $owner }: Квадрат
 } скользит { $way } { NAME($target, form: "to") } и сбивает
plain-event-landed-on = { $owner ->
    [you] Ты садишься
   *[other] { $owner } садится
 } на { $plane }
plain-event-bonus-earned = { $owner ->
    [you] Ты отпускаешь пленника и получаешь
   *[other] { $owner } отпускает пленника и получает
 } бонусное движение
plain-event-piece-eliminated = { $owner ->
    [you] Ты теряешь
   *[other] { $owner } теряет
 } астроплан
plain-event-stack-sent-back = { $owner ->
    [you] Ты отправляешь
   *[other] { $owner } отправляет
 } назад { $n ->
    [one] { $n } астроплан
    [few] { $n } астроплана
    [many] { $n } астропланов
   *[other] { $n } астроплана
 }
plain-event-piece-sent = { $owner ->
    [you] Твой астроплан
   *[other] { $owner }: астроплан
 } возвращается { NAME($cell, form: "to") }
plain-event-entered = { $owner ->
    [you] Ты теперь
   *[other] { $owner } теперь
 } { NAME($cell, form: "at") }
plain-event-reserve-taken = { $owner ->
    [you] Ты берёшь
   *[other] { $owner } берёт
 } астроплан из резерва { NAME($cell, form: "to") }
plain-event-reserve-left = { $owner ->
    [you] Ты не трогаешь
   *[other] { $owner } не трогает
 } резерв
plain-event-turn-ended = { $owner ->
    [you] Твой ход окончен
   *[other] { $owner } заканчивает ход
 }
plain-event-round-began = Раунд { $n }
plain-event-player-out = { $owner ->
    [you] Ты ничего не можешь сделать и выбываешь из игры
   *[other] { $owner } ничего не может сделать и выбывает из игры
 }
plain-event-true-win = { $owner ->
    [you] Ты сидишь
   *[other] { $owner } сидит
 } сверху на всех четырёх клетках центра: полная победа
plain-event-ended-by-points = Игра кончается по очкам: { $why }
plain-event-game-scored = { $owner ->
    [you] Ты получаешь
   *[other] { $owner } получает
 } { $n }
plain-event-game-began = Игра { $n } матча начинается: { $owner ->
    [you] первым ходишь ты
   *[other] первым ходит { $owner }
 }
plain-event-hyperspace-crossed = { $owner ->
    [you] Ты летишь
   *[other] { $owner } летит
 } сквозь гиперпространство

plain-refusal-game-over = Игра окончена
plain-refusal-not-your-turn = Сейчас не твой ход: решает { $mover }
plain-refusal-choose-first = Сначала скажи, куда вернётся { $sent ->
    [you] твой астроплан
   *[other] { NAME($sent, form: "kind") ->
    [colour] { $sent } астроплан
   *[other] астроплан игрока { $sent }
 }
 }
plain-refusal-reserve-first = Сначала скажи, куда идёт астроплан из резерва, или что не берёшь его
plain-refusal-nothing-to-choose = Отправлять назад или брать из резерва сейчас нечего
plain-refusal-must-place = Отправленный назад идёт в одну из двух своих стартовых зон
plain-refusal-must-move-on = Твой Квадрат { NAME($bound, form: "at") } стоит бок о бок с чужим: сначала уведи его
plain-refusal-must-move = Первое движение хода обязательно
plain-refusal-no-moves-left = В этом ходу у тебя больше нет движений
plain-refusal-nobody-there = Там нет астроплана
plain-refusal-not-yours = Это не твой астроплан: им играет { $owner }
plain-refusal-is-captive = Твой астроплан не может лететь: сверху сидит { $owner }
plain-refusal-stays-forever = Астроплан в центре остаётся там навсегда
plain-refusal-faces-elsewhere = Этот астроплан смотрит { $faces } и повернуться на месте не может
plain-refusal-nothing-beyond = В эту сторону лететь некуда
plain-refusal-faces-the-singularity = В центре астроплан смотрит на чёрную дыру
plain-refusal-faces-back-out = На пусковой позиции астроплан смотрит обратно наружу
plain-refusal-leads-nowhere = Направление { $new } там никуда не ведёт
plain-refusal-on-a-square = Там Квадрат ({ $holder }): сесть на него нельзя
plain-refusal-partly-occupied = { $holder ->
    [you] Твой астроплан смотрит там { $held }: смотри { $held }, чтобы сесть сверху, { $back } — чтобы построить Квадрат
   *[other] { $holder } смотрит там { $held }: смотри { $held }, чтобы сесть сверху, { $back } — чтобы отправить назад
 }
plain-refusal-no-square-here = Там твой же астроплан, а в червоточине Квадратов не бывает
plain-refusal-opposite-a-stack = Напротив собственной стопки садиться нельзя
plain-refusal-side-by-side = Квадрат встал бы там бок о бок с чужим
plain-refusal-no-square-of-yours = Там нет твоего Квадрата
plain-refusal-off-the-grid = В эту сторону клеток нет
plain-refusal-space-taken = Квадрат шагает на пустую клетку, а там { $holder ->
    [you] твой же астроплан
   *[other] { NAME($holder, form: "kind") ->
    [colour] { $holder } астроплан
   *[other] астроплан игрока { $holder }
 }
 }
plain-refusal-special-space = Квадраты остаются на обычных клетках
plain-refusal-nothing-to-kill = В эту сторону астропланов нет
plain-refusal-sheltered = { $holder ->
    [you] Твой астроплан
   *[other] { NAME($holder, form: "kind") ->
    [colour] { $holder } астроплан
   *[other] Астроплан игрока { $holder }
 }
 } там в безопасности: это не обычная клетка
plain-refusal-square-in-the-way = На пути { $holder ->
    [you] твой Квадрат
   *[other] { NAME($holder, form: "kind") ->
    [colour] { $holder } Квадрат
   *[other] Квадрат игрока { $holder }
 }
 }, а Квадраты не сбивают
plain-refusal-own-piece-in-the-way = На пути твой же астроплан
plain-refusal-came-through-already = Этот астроплан только что из червоточины: сначала он должен полететь
plain-refusal-must-lead-on = Направление { $new } там никуда не ведёт
plain-refusal-not-both-loaded = Ты сидишь сверху не на обеих пусковых позициях этого угла
plain-refusal-empty-start = В этой стартовой зоне нет твоих астропланов

## Options in the lobby

option-first-player = Кто начинает
option-match-to = Матч до

## A line for each option

help-first-player = кто делает первый ход
help-match-to = играют, пока кто-то не наберёт столько очков; 0: одна игра

## Warnings, by clause

caution-AP-8 = три места не совсем равны: в матче ими меняются

## Their choices

choice-red = красный
choice-blue = синий
choice-green = зелёный
choice-yellow = жёлтый
choice-random = по жребию

## Boards

board-standard = обычное
board-wide = широкое

## Why a position is impossible

fault-bad-seats = игроков должно быть от 2 до 4, и на очереди должен быть тот, кто ещё в игре
fault-nowhere-to-be = астроплан там, где быть не может
fault-wrong-stack = астропланы в стопке не сходятся по числу
fault-wrong-facing = астроплан смотрит туда, куда не может
fault-no-real-square = Квадрат — это два астроплана одного игрока на обычной клетке
fault-foreign-ground = астроплан в чужой стартовой зоне или коробке
fault-stray-mark = из червоточины (^) бывают только астропланы на её концах, и только астропланы ходящего, сидящие на чужих, прибыли в этом ходу (!)
fault-squares-side-by-side = Квадраты двух игроков стоят бок о бок, и ни один не проходит мимо
fault-out-but-present = у выбывшего игрока есть астропланы вне Сингулярности
fault-wrong-phase = этап не подходит к тому, что отправляют назад, берут из резерва или проводят мимо
fault-should-be-over = игрок сидит сверху на всех четырёх центральных клетках, значит, игра окончена
fault-bad-number = число вне допустимых пределов
fault-cannot-act = тот, чей ход, ничего не может сделать, значит, ход перешёл бы дальше

## What a seat is asked in the terminal

question-send = Астроплан ({ $owner }) возвращается в стартовую зону: left — { $left }, right — { $right }.
question-send-own = Твой астроплан возвращается в стартовую зону: left — { $left }, right — { $right }.
question-reserve = Взять астроплан из резерва? left — { $left }, right — { $right }, или none.
question-move = Осталось { $n } { $n ->
    [one] движение
    [few] движения
    [many] движений
   *[other] движения
 }.

## Glossary: what is on the table, one meaning each

term-plane = Астроплан
meaning-plane = Летит туда, куда смотрит его вершина, на два шага по прямой, и поворачивается при посадке. Движений в ходу: { $moves }.
term-stack = Стопка
meaning-stack = Астропланы друг на друге. Движется только верхний; чужой под ним — пленник. Число говорит, сколько их.
term-square = Квадрат
meaning-square = Два астроплана одного игрока спина к спине. Шагает по диагонали, сбивает ({ $kill ->
    [one] { $kill } очко
    [few] { $kill } очка
    [many] { $kill } очков
   *[other] { $kill } очка
 } за астроплан), а с ним самим ничего не сделать.
term-purple-space = Фиолетовая клетка
meaning-purple-space = Одна из двух вселенных. Одиночный астроплан в полёте никогда не меняет цвет.
term-blue-space = Тёмно-синяя клетка
meaning-blue-space = Другая вселенная. Из одной в другую ведут Квадраты, червоточины и гиперпространство.
term-singularity = Сингулярность
meaning-singularity = Чёрная дыра в центре. Кто сидит сверху на всех её клетках, сразу побеждает; в матче это { $win ->
    [one] { $win } очко
    [few] { $win } очка
    [many] { $win } очков
   *[other] { $win } очка
 }.
term-central-space = Клетка у чёрной дыры
meaning-central-space = Кто вошёл, остаётся навсегда: два очка сверху, одно под другим. За каждого можно взять один астроплан из резерва.
term-start-area = Стартовая зона
meaning-start-area = Здесь астропланы ждут в безопасности. Число говорит, сколько их.
term-hyperspace = Гиперпространство
meaning-hyperspace = Влетаешь и сразу выходишь из другого гиперпространства, на той стороне, какую выберешь.
term-wormhole = Червоточина
meaning-wormhole = Астроплан на ней может бесплатно пройти на другой конец в том же углу, в другую вселенную.
term-firing-position = Пусковая позиция
meaning-firing-position = Кто сидит сверху на обеих позициях угла, одним движением запускает оба астроплана в центр.
term-came-through = Кольцо на астроплане
meaning-came-through = Он из червоточины и не пройдёт снова, пока не сделает движение.
term-reserve = Резерв
meaning-reserve = Астропланы, которых ещё нет на поле. Из { $pieces } здесь начинают { $reserve }.
term-kills = Сбитые
meaning-kills = Чужие астропланы, которые убрали твои Квадраты: по { $kill ->
    [one] { $kill } очку
    [few] { $kill } очка
    [many] { $kill } очков
   *[other] { $kill } очка
 }.

## The screen of the terminal

screen-legend-stack = стопка смотрит на север: красный астроплан на синем (g зелёный, y жёлтый)
screen-legend-square = красный Квадрат
screen-legend-came-through = вышел из червоточины
screen-legend-wormhole = конец червоточины
screen-legend-hyperspace = гиперпространство
screen-legend-firing-position = пусковая позиция
screen-legend-centre = центральная клетка
screen-legend-empty = пустая клетка
screen-legend-start-area = стартовая зона без астропланов
screen-legend-reserve = астроплан в резерве
screen-legend-turn = чей ход
screen-match = матч до { $points }, партия { $game }
screen-round = раунд { $round }
screen-over = игра окончена
screen-drawing = жребий решает, кто начинает
screen-send = { $player } возвращает астроплан ({ $owner }), осталось { $n }: влево { $left } или вправо { $right }?
screen-may-take = { $player } может взять астроплан из резерва: влево { $left }, вправо { $right } или никакой?
screen-moves = { $player }: осталось движений: { $n }
screen-account = старт { $left }+{ $right }  резерв { $reserve }  сбито { $kills }  сверху { $top }  { $points }
screen-points = очки { $n }
screen-out = вне игры
screen-you = ты
