### ZYLATRON по-русски

## The language

language-name = Русский

## The lid of the box

title = ZYLATRON
blurb = Проведи Воина через галактику и займи вражеский штаб.

## Words that fill variables

name-red = красный
    .kind = colour
name-blue = синий
    .kind = colour
name-green = зелёный
    .kind = colour
name-yellow = жёлтый
    .kind = colour
name-battle-star = Боевая звезда
name-star-fighter = Истребитель
name-warrior = Воин
name-missile = Ракета «Крилл»
name-hit = ПОПАДАНИЕ
name-miss = ПРОМАХ
name-damage = ПОВРЕЖДЕНИЕ
name-red-home = родной завод (красный)
name-red-moon = лунный завод (красный)
name-red-zylon = завод на Зилоне (красный)
name-blue-home = родной завод (синий)
name-blue-moon = лунный завод (синий)
name-blue-zylon = завод на Зилоне (синий)
name-green-home = родной завод (зелёный)
name-green-moon = лунный завод (зелёный)
name-green-zylon = завод на Зилоне (зелёный)
name-yellow-home = родной завод (жёлтый)
name-yellow-moon = лунный завод (жёлтый)
name-yellow-zylon = завод на Зилоне (жёлтый)
name-top-left = слева вверху
name-top-right = справа вверху
name-bottom-right = справа внизу
name-bottom-left = слева внизу
name-nothing = ничего
name-too-many = слишком много

## What buttons say, by verb

action-go = на точку { $point }
action-begin = { $piece } начинает движение
action-load = погрузить { $piece }
action-dock = на борт { $piece }
action-drop = высадить { $piece }
action-fire = стреляет { $piece }
action-launch = запустить { $piece }
action-beam = телепортировать { $piece }
action-shift = переставить { $piece }
action-repair = починить { $piece }
action-onto = на { $piece }
action-rebuild = отстроить: { $factory }
action-buy = купить: { $kind }
action-pick = взять планету { $corner }
action-end = закончить ход

## What one may type, by verb

kind-go = движущаяся фигура идёт на точку x,y
kind-detonate = где взорвётся Ракета
kind-to = куда телепортировать фигуру
kind-at = куда поставить купленную фигуру
kind-begin = rf1 начинает движение: r красный, b f w m вид фигуры, 1 номер
kind-load = движущаяся фигура берёт rw1 на борт там, куда пришла
kind-dock = движущаяся фигура поднимается на борт rf1 там, куда пришла
kind-drop = движущаяся фигура высаживает rw1 и должна уйти с точки
kind-fire = rf1 стреляет; дальше: target bw2 или target blue-home
kind-launch = запустить rm1; дальше: detonate 30,4
kind-beam = телепортировать rw1; дальше: onto rb1 или to 10,4
kind-shift = rw1 меняет крепление в стопке; дальше: onto rf1
kind-repair = заплатить половину цены, и фигура снова в строю
kind-onto = носитель, о котором спросили
kind-target = фигура или завод, в которые целится лазер
kind-rebuild = заплатить за разрушенный завод
kind-buy = выкупить потерянную фигуру; дальше: at 10,4 (Ракету ещё и: onto rf1)
kind-pick = взять планету перед игрой
kind-end = закончить ход

## Why a move is not allowed

refusal-game-over = игра окончена
refusal-not-your-turn = сейчас ходит { $turn }, а не { $player }
refusal-not-natures = это решает игрок, случай только тянет карты удара
refusal-nature-first = сначала надо вытянуть карту удара
refusal-natures-only = карты удара тянут, а не выбирают
refusal-no-such-piece = фигуры { $piece } за этим столом нет
refusal-pick-first = планеты ещё выбирают
refusal-planets-are-picked = все планеты уже выбраны
refusal-join-first = фигура { $mover } стоит на своей же: она должна сразу погрузить её или подняться на борт
refusal-move-off-first = после высадки { $mover } сначала уходит с этой точки
refusal-target-first = сначала назови цель для { NAME($subject, form: "gen") }
refusal-detonate-first = { $subject }: запуск сделан, скажи, где взрыв
refusal-beam-where = скажи, куда телепортировать { NAME($subject, form: "acc") }
refusal-shift-where = скажи, на что переставить { NAME($subject, form: "acc") }
refusal-place-first = скажи, куда поставить купленную фигуру ({ $subject })
refusal-go-there-first = чтобы погрузить или подняться на борт, надо прийти на точку: начни движение и приди туда
refusal-nothing-to-name = ни цели, ни носителя никто не ждёт; начни с fire, beam, shift или buy
refusal-not-your-piece = фигура { $piece } не подчиняется этому игроку ({ $player })
refusal-is-lost = { $piece }: на поле этой фигуры нет, она в банке
refusal-is-damaged = { $piece }: фигура повреждена и ничего не делает, пока не оправится или её не починят
refusal-is-captured = фигура { $piece } захвачена в этом ходу; { $player } сможет действовать ею только в следующем
refusal-no-such-point = точки { $point } нет на сетке
refusal-no-such-factory = { $factory }: такого завода за этим столом нет
refusal-no-such-card = в стопке больше нет карты { $card }
refusal-planet-taken = планета { $corner } занята
refusal-has-moved-already = { $piece }: движение в этом ходу уже было
refusal-no-moves-left = все движения этого хода ({ $moves }) уже сделаны
refusal-begun-must-step = тронул — ходи: сначала { $mover } делает шаг
refusal-missiles-fly-once = Ракеты «Крилл» только запускают или возят ({ $piece })
refusal-land-only = Воин ходит только по суше
refusal-space-only = Боевая звезда движется только в космосе, а { $point } — суша
refusal-too-far = { $mover }: до { $point } шагов: { $steps }, а осталось: { $left }
refusal-already-there = { $mover } уже на { $point }
refusal-nothing-moves = ни одна фигура не движется: сначала начни движение
refusal-enemy-in-the-way = на { $point } стоит вражеская фигура; над ней пролетают, но не останавливаются
refusal-no-room-to-join = на { $point } стоит своя фигура, которую { $mover } не может ни погрузить, ни сделать носителем
refusal-carries-moved = на борту фигура, которая в этом ходу уже начала своё движение, и дальше её не везут
refusal-only-warriors-land = { $point } — штаб, там останавливается только Воин
refusal-hq-is-barred = в штабе { $point } стоит фигура и не даёт войти
refusal-was-boarded = { $piece } в этом ходу движения не начинает: на борт кто-то поднялся своим движением
refusal-no-pegs = крепления для груза есть только у Истребителей и Боевых звёзд
refusal-too-big-to-carry = Боевую звезду не возят
refusal-no-free-peg = свободных креплений там нет
refusal-has-moved = { $piece }: эта фигура или её груз уже начали движение в этом ходу, ни погрузить, ни телепортировать её нельзя
refusal-already-loaded = { $piece }: погрузка в этом ходу уже была
refusal-not-standing-here = { $piece }: на точке, где стоит { $mover }, такой другой фигуры нет
refusal-no-cargo-of-mover = { $mover } не везёт { NAME($piece, form: "acc") }
refusal-already-dropped = { $piece }: высадка в этом ходу уже была
refusal-cannot-move-off = { $mover } не сможет уйти, если высадит здесь фигуру
refusal-no-place-in-space = { $point } — космос, а эту фигуру ({ $kind }) высаживают только на сушу
refusal-not-carried = { $piece } не на борту, переставлять нечего
refusal-already-shifted = { $piece }: перестановка в этом ходу уже была
refusal-no-other-peg = в стопке, где { $piece }, нет другого свободного крепления
refusal-not-in-stack = { $piece } — не другой носитель в стопке, где { $subject }
refusal-same-carrier = { $subject } уже на борту { NAME($piece, form: "gen") }
refusal-not-beamable = { NAME($piece, form: "acc") } телепортировать нельзя, можно только Воинов и Ракеты «Крилл»
refusal-already-beamed = { $piece }: телепорт в этом ходу уже был
refusal-no-beam-in-range = ни одна исправная Боевая звезда не достаёт: дальность телепорта { $beam }
refusal-shift-instead = { $piece } в той же стопке, что { $subject }: переставь, а не телепортируй
refusal-no-beam-down-to-space = { $point } — космос, а телепортируют на сушу
refusal-not-free = точка { $point } занята
refusal-hq-closed-to-beams = в штаб { $point } никого не высаживают, Воин входит туда пешком
refusal-no-laser = у Ракеты «Крилл» нет лазера
refusal-has-fired = { $piece }: выстрел в этом ходу уже был
refusal-no-target-in-range = { $piece }: врагов в пределах дальности { $range } нет
refusal-out-of-range = расстояние до цели { $steps }, а { $subject } стреляет на { $range }
refusal-not-an-enemy = это не вражеское
refusal-factory-in-ruins = { $factory }: уже разрушен
refusal-factories-are-safe = в этой игре в заводы не стреляют
refusal-not-a-missile = { $piece } — не Ракета «Крилл»
refusal-not-on-start = { NAME($piece, form: "acc") } запускают только со стартовой позиции или с носителя
refusal-new-missile = { $piece }: куплена на борт в этом ходу, запустить её можно только в следующем
refusal-beyond-flight = до { $point } { $steps ->
    [one] { $steps } точка
    [few] { $steps } точки
    [many] { $steps } точек
   *[other] { $steps } точки
 }, а Ракета «Крилл» пролетает { $flight }
refusal-carrier-is-damaged = { $carrier }: носитель повреждён, груз может сойти, но запустить отсюда { NAME($piece, form: "acc") } нельзя
refusal-not-in-this-game = в этой игре нет таких фигур ({ $kind })
refusal-none-lost = { $player }: потерянных фигур этого вида ({ $kind }) нет
refusal-too-dear = цена — { $price ->
    [one] { $price } зил
    [few] { $price } зила
    [many] { $price } зилов
   *[other] { $price } зила
 }, а денег только { $money } ({ $player })
refusal-no-free-start = для этой фигуры ({ $kind }) нет свободной стартовой позиции
refusal-not-a-start = { $player } не владеет подходящей стартовой позицией { $point }
refusal-start-is-taken = стартовая позиция { $point } занята
refusal-only-missiles-aboard = на борт можно купить только Ракету «Крилл»
refusal-not-damaged = { $piece }: повреждений нет
refusal-not-your-factory = { $factory }: { $player } этим заводом не владеет
refusal-factory-recovers = { $factory }: повреждён; оправится сам, чинить его раньше нельзя
refusal-not-in-ruins = { $factory }: не разрушен
refusal-must-buy-warrior = { $player }: Воина нет, а купить его можно, и сделать это надо до конца хода

## What happened

event-planet-picked = { $owner } берёт планету { $corner }
event-turn-began = { $owner }: ход, раунд { $n }
event-move-began = { $kind } { $piece } начинает движение
event-piece-went = { $piece }: шагов { $steps }, с { $start } на { $point }
event-piece-loaded = { $piece } теперь на борту { $carrier }
event-piece-docked = { $piece } поднимается на борт { $carrier }
event-piece-dropped = { $piece }: высадка на { $point }
event-piece-shifted = { $piece }: перестановка на { $carrier }
event-piece-beamed-aboard = { $piece }: телепорт на борт { $carrier }
event-piece-beamed-down = { $piece }: телепорт на { $point }
event-laser-fired = { $kind } { $piece } стреляет, цель: { $target }
event-missile-detonated = { $piece } летит с { $start } и взрывается на { $point }
event-card-drawn = { $card }, цель: { $target }
event-piece-lost = { $kind } { $piece }: потеря на { $point }
event-piece-damaged = { $kind } { $piece }: повреждение
event-factory-destroyed = { $factory }: разрушен
event-factory-damaged = { $factory }: повреждён
event-pile-reshuffled = карты удара снова перемешаны
event-piece-bought = { $kind } { $piece }: покупка за { $price }, точка { $point }
event-piece-repaired = { $piece }: ремонт за { $price }
event-factory-rebuilt = { $factory }: отстроен за { $price }
event-income-paid = { $owner } получает { $n ->
    [one] { $n } зил
    [few] { $n } зила
    [many] { $n } зилов
   *[other] { $n } зила
 }
event-zylon-taken = { $owner } берёт карту Зилона
event-player-captured = { $other } входит в штаб и забирает всё, чем владеет { $owner }
event-player-without-warrior = { $owner } остаётся без Воина и выбывает; наследует { $other }
event-player-deserted = { $owner } остаётся без Воина и выбывает; не наследует никто
event-last-player-left = { $owner } остаётся последним игроком
event-rounds-are-over = { $n ->
    [one] Сыгран { $n } раунд
    [few] Сыграно { $n } раунда
    [many] Сыграно { $n } раундов
   *[other] Сыграно { $n } раунда
 }

## Plain words for people

name-upper-left = слева вверху
    .nom = левая верхняя
    .gen = левой верхней
    .acc = левую верхнюю
name-upper-right = справа вверху
    .nom = правая верхняя
    .gen = правой верхней
    .acc = правую верхнюю
name-lower-right = справа внизу
    .nom = правая нижняя
    .gen = правой нижней
    .acc = правую нижнюю
name-lower-left = слева внизу
    .nom = левая нижняя
    .gen = левой нижней
    .acc = левую нижнюю
name-above = сверху
name-below = снизу
name-left = слева
    .way = влево
name-right = справа
    .way = вправо
name-middle = в центре
name-up-left = влево вверх
name-up-right = вправо вверх
name-down-left = влево вниз
name-down-right = вправо вниз
name-nobody = никто
phrase-kind = { $kind ->
    [battle_star] Боевую звезду
    [star_fighter] Истребитель
    [warrior] Воина
   *[missile] Ракету «Крилл»
 }
phrase-piece = { $kind ->
    [battle_star] Боевая звезда
    [star_fighter] Истребитель
    [warrior] Воин
   *[missile] Ракета «Крилл»
 } { $n }{ $owner ->
    [you] { "" }
   *[other] { " " }({ $owner })
 }
    .acc = { $kind ->
    [battle_star] Боевую звезду
    [star_fighter] Истребитель
    [warrior] Воина
   *[missile] Ракету «Крилл»
 } { $n }{ $owner ->
    [you] { "" }
   *[other] { " " }({ $owner })
 }
    .gen = { $kind ->
    [battle_star] Боевой звезды
    [star_fighter] Истребителя
    [warrior] Воина
   *[missile] Ракеты «Крилл»
 } { $n }{ $owner ->
    [you] { "" }
   *[other] { " " }({ $owner })
 }
    .gender = { $kind ->
    [battle_star] f
    [missile] f
   *[other] m
 }
phrase-no-piece = ничего
phrase-factory = { $owner ->
    [you] твой завод
   *[other] завод ({ $owner })
 } { $place ->
    [home] на родной планете
    [moon] на луне
   *[zylon] на Зилоне
 }
phrase-body = { $name ->
    [zylon] Зилон
    [planet] { NAME($corner, form: "nom") } планета
   *[moon] { NAME($corner, form: "nom") } луна
 }
    .gen = { $name ->
    [zylon] Зилона
    [planet] { NAME($corner, form: "gen") } планеты
   *[moon] { NAME($corner, form: "gen") } луны
 }
    .acc = { $name ->
    [zylon] Зилон
    [planet] { NAME($corner, form: "acc") } планету
   *[moon] { NAME($corner, form: "acc") } луну
 }
    .loc = { $name ->
    [zylon] Зилоне
    [planet] { NAME($corner, form: "gen") } планете
   *[moon] { NAME($corner, form: "gen") } луне
 }
phrase-spot = { $what ->
    [headquarters] { $name ->
    [zylon] штаб Зилона
   *[planet] { $owner ->
    [you] твой штаб
    [nobody] штаб { NAME($body, form: "gen") }
   *[other] штаб ({ $owner })
 }
 }
    [on] на { NAME($body, form: "loc") } ({ $side })
    [beside] возле { NAME($body, form: "gen") } ({ $side })
   *[space] в космосе ({ $side ->
    [above] выше
    [below] ниже
   *[other] { $side } от
 } { NAME($body, form: "gen") })
 }
    .kind = { $what }
    .to = { $what ->
    [headquarters] { $name ->
    [zylon] в штаб Зилона
   *[planet] { $owner ->
    [you] в твой штаб
    [nobody] в штаб { NAME($body, form: "gen") }
   *[other] в штаб ({ $owner })
 }
 }
    [on] на { NAME($body, form: "acc") } ({ $side })
    [beside] на точку возле { NAME($body, form: "gen") } ({ $side })
   *[space] в космос ({ $side ->
    [above] выше
    [below] ниже
   *[other] { $side } от
 } { NAME($body, form: "gen") })
 }
    .at = { $what ->
    [headquarters] { $name ->
    [zylon] в штабе Зилона
   *[planet] { $owner ->
    [you] в твоём штабе
    [nobody] в штабе { NAME($body, form: "gen") }
   *[other] в штабе ({ $owner })
 }
 }
    [on] на { NAME($body, form: "loc") } ({ $side })
    [beside] возле { NAME($body, form: "gen") } ({ $side })
   *[space] в космосе ({ $side ->
    [above] выше
    [below] ниже
   *[other] { $side } от
 } { NAME($body, form: "gen") })
 }
phrase-no-spot = нигде
phrase-leg = { $n } { NAME($side, form: "way") }
phrase-way = { $first }, { $then }
phrase-no-way = на месте
plain-action-go = { NAME($spot, form: "kind") ->
    [headquarters] Войти { NAME($spot, form: "to") }
   *[other] Идти { $way }: { NAME($spot, form: "at") }
 }
plain-action-detonate = Взрыв { $way }: { NAME($spot, form: "at") }
plain-action-to = Телепортировать { NAME($subject, form: "acc") }, { $way }: { NAME($spot, form: "at") }
plain-action-at = Поставить { NAME($subject, form: "acc") }, { $way }: { NAME($spot, form: "at") }
plain-action-begin = { $piece }
plain-action-load = Погрузить { NAME($piece, form: "acc") }
plain-action-dock = На борт { NAME($piece, form: "gen") }
plain-action-drop = Высадить { NAME($piece, form: "acc") }
plain-action-fire = { $piece } стреляет
plain-action-target = { $subject } стреляет в { NAME($target, form: "acc") }
plain-action-launch = Запустить { NAME($piece, form: "acc") }
plain-action-beam = Телепортировать { NAME($piece, form: "acc") }
plain-action-shift = Переставить { NAME($piece, form: "acc") }
plain-action-repair = Починить { NAME($piece, form: "acc") } за { $price ->
    [one] { $price } зил
    [few] { $price } зила
    [many] { $price } зилов
   *[other] { $price } зила
 }
plain-action-onto = { $phase ->
    [beam] Телепортировать { NAME($subject, form: "acc") } на борт { NAME($piece, form: "gen") }
    [shift] Переставить { NAME($subject, form: "acc") } на { NAME($piece, form: "acc") }
   *[buy] Поставить { NAME($subject, form: "acc") } на борт { NAME($piece, form: "gen") }
 }
plain-action-rebuild = Отстроить за { $price ->
    [one] { $price } зил
    [few] { $price } зила
    [many] { $price } зилов
   *[other] { $price } зила
 }: { $factory }
plain-action-buy = Купить { $kind } за { $price ->
    [one] { $price } зил
    [few] { $price } зила
    [many] { $price } зилов
   *[other] { $price } зила
 }
plain-action-pick = Взять { NAME($corner, form: "acc") } планету
plain-action-end = Закончить ход

plain-event-planet-picked = { $owner ->
    [you] Ты берёшь
   *[other] { $owner } берёт
 } { NAME($corner, form: "acc") } планету
plain-event-turn-began = { $owner ->
    [you] Твой ход
   *[other] Ходит { $owner }
 }, раунд { $n }
plain-event-move-began = { $piece } начинает движение
plain-event-piece-went = { $piece } { $kind ->
    [warrior] идёт
   *[other] летит
 } на { $steps }, { NAME($point, form: "to") }
plain-event-piece-loaded = { $carrier } берёт на борт { NAME($piece, form: "acc") }
plain-event-piece-docked = { $piece } поднимается на борт { NAME($carrier, form: "gen") }
plain-event-piece-dropped = { $piece }: высадка { NAME($point, form: "at") }
plain-event-piece-shifted = { $piece }: перестановка на { NAME($carrier, form: "acc") }
plain-event-piece-beamed-aboard = { $piece }: телепорт на борт { NAME($carrier, form: "gen") }
plain-event-piece-beamed-down = { $piece }: телепорт { NAME($point, form: "to") }
plain-event-laser-fired = { $piece } стреляет в { NAME($target, form: "acc") }
plain-event-missile-detonated = { $piece } улетает и взрывается { NAME($point, form: "at") }
plain-event-card-drawn = { $card }: { $target }
plain-event-piece-lost = { $piece } { NAME($piece, form: "gender") ->
    [f] потеряна
   *[m] потерян
 }
plain-event-piece-damaged = { $piece } { NAME($piece, form: "gender") ->
    [f] повреждена
   *[m] повреждён
 }
plain-event-factory-destroyed = { $factory } разрушен
plain-event-factory-damaged = { $factory } повреждён
plain-event-piece-bought = { $piece } { NAME($piece, form: "gender") ->
    [f] выкуплена
   *[m] выкуплен
 } за { $price ->
    [one] { $price } зил
    [few] { $price } зила
    [many] { $price } зилов
   *[other] { $price } зила
 } и стоит { NAME($point, form: "at") }
plain-event-piece-repaired = { $piece }: ремонт за { $price ->
    [one] { $price } зил
    [few] { $price } зила
    [many] { $price } зилов
   *[other] { $price } зила
 }
plain-event-factory-rebuilt = { $factory } отстроен за { $price ->
    [one] { $price } зил
    [few] { $price } зила
    [many] { $price } зилов
   *[other] { $price } зила
 }
plain-event-income-paid = { $owner ->
    [you] Ты получаешь
   *[other] { $owner } получает
 } { $n ->
    [one] { $n } зил
    [few] { $n } зила
    [many] { $n } зилов
   *[other] { $n } зила
 }
plain-event-zylon-taken = { $owner ->
    [you] Ты берёшь
   *[other] { $owner } берёт
 } карту Зилона
plain-event-player-captured = { $other ->
    [you] Ты входишь
   *[other] { $other } входит
 } в { $owner ->
    [you] твой штаб
   *[other] { NAME($owner, form: "kind") ->
    [colour] { $owner } штаб
   *[other] штаб игрока { $owner }
 }
 } и { $other ->
    [you] забираешь
   *[other] забирает
 } всё; фигуры сохраняют прежние названия
plain-event-player-without-warrior = { $owner ->
    [you] У тебя нет Воина: ты выбываешь
   *[other] { $owner } остаётся без Воина и выбывает
 }; { $other ->
    [you] наследуешь ты
   *[other] наследует { $other }
 }; фигуры сохраняют прежние названия
plain-event-player-deserted = { $owner ->
    [you] У тебя нет Воина: ты выбываешь
   *[other] { $owner } остаётся без Воина и выбывает
 }; не наследует никто
plain-event-last-player-left = { $owner ->
    [you] Ты остаёшься последним игроком
   *[other] { $owner } остаётся последним игроком
 }
plain-event-rounds-are-over = { $n ->
    [one] Сыгран { $n } раунд
    [few] Сыграно { $n } раунда
    [many] Сыграно { $n } раундов
   *[other] Сыграно { $n } раунда
 }

plain-refusal-game-over = Игра окончена
plain-refusal-not-your-turn = Сейчас не твой ход: решает { $turn }
plain-refusal-join-first = { $mover } стоит там же, где другая твоя фигура: погрузи её или поднимись на борт
plain-refusal-nothing-to-name = Никто не ждёт цели: сначала выбери, кто стреляет, кого телепортировать, переставить или купить
plain-refusal-no-such-piece = Такой фигуры за этим столом нет
plain-refusal-no-such-factory = Такого завода за этим столом нет
plain-refusal-place-first = Сначала скажи, куда поставить { NAME($subject, form: "acc") }
plain-refusal-not-your-piece = { $piece } тебе не подчиняется
plain-refusal-is-captured = { $piece } { NAME($piece, form: "gender") ->
    [f] захвачена
   *[m] захвачен
 } в этом ходу; действовать можно будет в следующем
plain-refusal-no-such-point = Такой точки нет
plain-refusal-planet-taken = { NAME($corner, form: "nom") } планета занята
plain-refusal-space-only = Это суша: Боевая звезда движется только в космосе
plain-refusal-too-far = { $reach ->
    [far] Слишком далеко: { $mover }, осталось шагов: { $left }
   *[near] Слишком далеко: { $steps ->
    [one] { $steps } точка
    [few] { $steps } точки
    [many] { $steps } точек
   *[other] { $steps } точки
 }; { $mover }, осталось шагов: { $left }
 }
plain-refusal-already-there = { $mover } уже там
plain-refusal-enemy-in-the-way = Там вражеская фигура: над ней пролетают, но не останавливаются
plain-refusal-no-room-to-join = Там твоя же фигура, и { $mover } не может ни взять её, ни подняться на борт
plain-refusal-only-warriors-land = Это штаб: там останавливается только Воин
plain-refusal-hq-is-barred = В этом штабе стоит фигура и не даёт войти
plain-refusal-no-place-in-space = Это космос: эту фигуру высаживают только на сушу
plain-refusal-no-beam-down-to-space = Это космос: телепортируют на сушу
plain-refusal-not-free = Там уже кто-то стоит
plain-refusal-hq-closed-to-beams = В штаб никого не высаживают: Воин входит туда пешком
plain-refusal-beyond-flight = Слишком далеко: { $steps ->
    [one] { $steps } точка
    [few] { $steps } точки
    [many] { $steps } точек
   *[other] { $steps } точки
 }, а Ракета пролетает { $flight }
plain-refusal-none-lost = Таких фигур среди потерянных нет
plain-refusal-too-dear = Цена — { $price ->
    [one] { $price } зил
    [few] { $price } зила
    [many] { $price } зилов
   *[other] { $price } зила
 }, а у тебя { $money }
plain-refusal-not-a-start = Это не твоя стартовая позиция для такой фигуры
plain-refusal-start-is-taken = Эта стартовая позиция занята
plain-refusal-not-your-factory = { $factory } — не твой
plain-refusal-must-buy-warrior = У тебя нет Воина, а купить его можно: сделай это до конца хода

## Options in the lobby

option-rules = Правила
option-max-rounds = Раунды
option-prices = Цены
option-touch-move = Тронул — ходи
option-pick-planets = Выбор планет

## A line for each option

help-rules = полная игра: все фигуры; короткая: только Истребители и Воины
help-max-rounds = после скольких раундов подводят итог
help-prices = полные: как в правилах; половинные: вдвое меньше
help-touch-move = начатое движение должно сделать хотя бы шаг
help-pick-planets = игроки сами выбирают планеты, в порядке мест

## Warnings, by clause

caution-ZY-1 = втроём угол между двумя другими в худшем положении

## Their choices

choice-major = полная игра
choice-short = короткая игра
choice-full = полные
choice-half = половинные

## Boards

board-major = поле полной игры
board-short = поле короткой игры

## Why a position is impossible

fault-bad-seats = игроков должно быть от 2 до 4, и один из них должен быть на очереди
fault-bad-planets = у каждого игрока одна из четырёх планет, и все разные
fault-bad-holders = силами не владеет никто или владеет выбывший игрок
fault-off-the-board = фигура стоит вне поля или её нет в этой игре
fault-wrong-ground = Боевая звезда на суше, или Воин или Ракета стоит в космосе
fault-bad-cargo = груз не подходит носителю
fault-shared-point = две стопки стоят на одной точке
fault-wrong-marks = отметки занятых точек неверны
fault-bad-money = зилы не сходятся
fault-bad-pile = стопка карт удара — не часть колоды
fault-bad-phase = то, что происходит, не подходит к этапу
fault-should-be-over = остался один игрок, значит, игра окончена
fault-bad-number = число вне допустимых пределов
fault-hq-trespass = фигура стоит в штабе, где ей останавливаться нельзя
fault-not-over = осталось больше одного игрока и раунды не кончились, значит, игра продолжается
fault-bad-picks = планеты выбирают по очереди, и кто выбрал, тот там и расставлен

## What a seat is asked in the terminal

question-pick = Какую планету ты берёшь?
question-arrived = { $mover } на точке со своей фигурой: погрузить её (load) или подняться на борт (dock)?
question-leaving = После высадки { $mover } уходит с точки: куда?
question-fire = { $piece } стреляет на { $laser }: по какой цели?
question-launch = { $piece } пролетает до { $flight } и бьёт всё в пределах { $blast }: где взрыв?
question-beam = { $piece }: дальность телепорта { $beam }. Куда?
question-shift = { $piece } меняет крепление: на что?
question-buy = Куда поставить { $piece }? Цена в зилах: { $price }.
question-moving = Движется { $mover }, осталось шагов: { $n }. Других движений осталось: { $left } из { $moves }. Что теперь?
question-moved = Все движения хода сделаны: сделай что-нибудь бесплатное или закончи ход.
question-turn = Твой ход, осталось движений: { $left } из { $moves }. Начни движение, сделай что-нибудь бесплатное или закончи ход.

## Glossary: what is on the table, one meaning each

term-battle-star = Боевая звезда
meaning-battle-star = Летает только в космосе, дальность { $star }. Стопок на борту: { $star_bays }. Телепортирует на { $beam }, стреляет на { $star_laser }.
term-star-fighter = Истребитель
meaning-star-fighter = Летает над всем, дальность { $fighter }, и везёт одну фигуру. Стреляет на { $fighter_laser ->
    [one] { $fighter_laser } точку
    [few] { $fighter_laser } точки
    [many] { $fighter_laser } точек
   *[other] { $fighter_laser } точки
 }.
term-warrior = Воин
meaning-warrior = Ходит только по суше, дальность { $warrior }. Стреляет на { $warrior_laser ->
    [one] { $warrior_laser } точку
    [few] { $warrior_laser } точки
    [many] { $warrior_laser } точек
   *[other] { $warrior_laser } точки
 }. Штабы занимают только Воины.
term-missile = Ракета «Крилл»
meaning-missile = Летит один раз, дальность { $missile }, и взрывается: карту удара тянут для всего в пределах { $blast ->
    [one] { $blast } точки
    [few] { $blast } точек
    [many] { $blast } точек
   *[other] { $blast } точек
 }, и своего, и чужого.
term-headquarters = Штаб
meaning-headquarters = Если вражеский Воин вошёл в твой штаб, ты выбываешь, и всё твоё достаётся тому игроку. Поступи так же с другими.
term-factory = Завод
meaning-factory = Пока работает, приносит один зил за ход. Отстроить разрушенный: { $rebuild ->
    [one] { $rebuild } зил
    [few] { $rebuild } зила
    [many] { $rebuild } зилов
   *[other] { $rebuild } зила
 }.
term-planet = Родная планета
meaning-planet = Суша, где начинают фигуры игрока, со штабом и заводом.
term-moon = Луна
meaning-moon = Суша с заводом ближайшей планеты.
term-zylon = Зилон
meaning-zylon = Суша в центре, где у каждого есть завод. Её штаб даёт карту Зилона.
term-zylon-card = Карта Зилона
meaning-zylon-card = Принадлежит тому, чей Воин последним был в штабе Зилона. Удваивает доход заводов.
term-strike-hit = ПОПАДАНИЕ
meaning-strike-hit = Цели больше нет, вместе со всем, что она везёт. Число говорит, сколько таких карт осталось в стопке.
term-strike-miss = ПРОМАХ
meaning-strike-miss = Ничего не происходит. Число говорит, сколько таких карт осталось в стопке.
term-strike-damage = ПОВРЕЖДЕНИЕ
meaning-strike-damage = Цель ничего не делает до конца следующего хода своего игрока. Число говорит, сколько таких карт осталось в стопке.
term-zys = Зилы
meaning-zys = Деньги. Их приносят заводы, на них выкупают потерянные фигуры.
term-moves-left = Осталось движений
meaning-moves-left = Сколько ещё фигур может двигаться в этом ходу, из { $moves }.
term-steps-left = Осталось шагов
meaning-steps-left = Как далеко ещё может уйти движущаяся фигура.
term-piece-number = Номер на фигуре
meaning-piece-number = Различает фигуры одного вида: Воин и его номер.
term-stack-count = Число у стопки
meaning-stack-count = Сколько фигур на борту у носителя.
term-lost-pieces = Потерянные фигуры
meaning-lost-pieces = Фигуры в банке. Их может выкупить тот, кто их выставлял.

## The screen of the terminal

screen-legend-kind = { $kind }
screen-legend-red-kind = { $kind } (красный)
screen-legend-state = подчёркнуто: есть груз; зачёркнуто: повреждение; цвета наоборот: в движении
screen-legend-headquarters = штаб
screen-legend-factory = завод
screen-legend-damaged-factory = повреждённый завод
screen-legend-ruined-factory = разрушенный завод
screen-legend-point = точка; у суши цветной фон
screen-legend-zylon-card = есть карта Зилона
screen-legend-planet = где лежит планета игрока
screen-legend-owners = первая буква: b синий, g зелёный, y жёлтый
screen-legend-red-headquarters = красный штаб
screen-legend-zylon-headquarters = штаб Зилона
screen-legend-no-headquarters = ничей
screen-legend-red-factory = красный завод
screen-legend-damaged = повреждён
screen-legend-ruined = разрушен
screen-legend-space = космос
screen-legend-land = суша
screen-legend-stack = на 8,4 стоит rf1, с повреждением, и везёт rw1
screen-legend-done = движение и выстрел сделаны
screen-over = игра окончена
screen-pick = { $player } выбирает
screen-round = раунд { $round }/{ $last }
screen-due = { $player }: { $phase ->
    [act] ход
    [join] погрузка
    [leave] уход
    [fire] выстрел
    [launch] пуск
    [beam] телепорт
    [shift] перенос
    [buy] покупка
   *[card] карта
 }
screen-moves-left = движений: { $n }
screen-steps-left = { $piece }: ещё { $n }
screen-out = { $player } выбыл: { $heir }
screen-money = { $n } { $n ->
    [one] зил
    [few] зила
    [many] зилов
   *[other] зила
 }
screen-strikes = { $n } { $card }
screen-steps = шаги
screen-laser = лазер
screen-pegs = крепления
screen-price = цена
screen-repair = ремонт
screen-factory-price = завод { $n } { $n ->
    [one] зил
    [few] зила
    [many] зилов
   *[other] зила
 }
screen-beaming = телепорт { $n }
screen-blast = взрыв { $n }
screen-cargo = груз
