### Все партии: поиск, скачивание, дебюты и кто может видеть партию

archive = Все партии
archive-title = Партии
archive-about = Все открытые партии, законченные здесь.
archive-game = Игра
archive-any-game = Любая игра
archive-player = Игрок (имя или звание)
archive-players = Игроки
archive-any-number = Сколько угодно
archive-result = Итог
archive-any-result = Любой итог
archive-won-by = Победа: { $seat }
archive-won-by-seat = Победа: место { $n }
archive-shared = Общая победа
archive-no-winner = Без победителя
archive-length = Длина
archive-least = Действий от
archive-most = Действий до
archive-since = С
archive-until = По
archive-opening = Первые ходы через точку с запятой
archive-more-fields = Длина, итог, дата, первые ходы
archive-clear = Очистить всё
archive-none = Таких партий пока нет.
archive-more = Показать ещё
archive-logs = Скачать их журналы
archive-parquet = Скачать как Parquet
archive-download-note = Не больше 1000 партий за раз, сначала новые.
archive-actions = { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
 }
archive-ended-rules = сыграна до конца
archive-ended-resign = кто-то сдался
archive-ended-time = время вышло
archive-ended-draw = ничья по согласию
archive-ended-abandon = не доиграна
archive-gone = удалённое имя
archive-opening-here = Первые ходы этой партии

publicity-public = Эту партию может найти и видеть каждый.
publicity-private = Эту партию видят только игравшие и те, у кого есть ссылка.
publicity-publish = Сделать открытой
publicity-withdraw = Сделать закрытой
publicity-waiting = Твоё согласие есть. Партия откроется, когда согласятся все игравшие.
publicity-others = { $n ->
    [one] { $n } из остальных ещё против.
    [few] { $n } из остальных ещё против.
    [many] { $n } из остальных ещё против.
   *[other] { $n } из остальных ещё против.
 }

openings = Дебюты
openings-of = Первые ходы: { $game }
openings-about-bots = Партии двух ботов (звание: { $rank }), всего { $games }. В { $tried } из них первый ход не выбран, а испробован, чтобы был известен каждый первый ход.
openings-about-drawn = В этой игре участвует случай: ходы считаются, что бы ни выпало, а поле показывает одно из многих начал.
openings-about-people = Ходы людей взяты из открытых партий этого сервера.
openings-move = Ход
openings-bots = Боты
openings-people = Люди
openings-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
 }
openings-won = { $name }: побед { $percent } %
openings-none = Известных партий с продолжением отсюда нет. Играй дальше без них или вернись.
openings-no-book = О первых ходах этой игры пока ничего не известно.
openings-start = К началу
openings-find = Партии, начатые так же
openings-study = Анализ этой позиции
