### Клубы и вечера

club-all = Клубы
club-to-all = Клубы
club-why = Клуб — для тех, кто играет вместе: его участники, их партии, свои турниры и кто впереди.
club-new = Основать клуб
club-none = Клубов пока нет.
club-name = Название клуба
club-about = Для чего он? (не обязательно)
club-found = Основать клуб
club-need-account = Участники клубов закрепляют имя, чтобы другие их узнавали.
club-keep-name = Закрепить имя
club-since = с { $date }
club-n-members = { $n ->
    [one] { $n } участник
    [few] { $n } участника
    [many] { $n } участников
   *[other] { $n } участника
 }
club-role-officer = распорядитель
club-role-member = участник
club-role-asked = просится в клуб
club-you-officer = Ты распорядитель этого клуба.
club-you-member = Ты участник этого клуба.
club-you-asked = Твоя просьба отправлена. Решает распорядитель.
club-join = Вступить в клуб
club-ask = Попроситься в клуб
club-leave = Покинуть клуб
club-withdraw = Забрать просьбу
club-leave-sure = Покинуть { $name }? Чтобы вернуться, нужна ссылка или распорядитель.
club-members = Участники
club-manage = Управлять
club-manage-done = Готово
club-accept = Принять
club-decline = Отклонить
club-remove = Исключить
club-appoint = Сделать распорядителем
club-dismiss = Больше не распорядитель
club-lead = Для распорядителей
club-link-why = Кто откроет эту ссылку и закрепит имя, вступает сразу.
club-new-link = Новая ссылка
club-new-link-why = Новая ссылка отменяет старую.
club-edit = Изменить описание
club-save = Сохранить
club-running = Сейчас играют
club-no-running = За открытыми столами сейчас никто не играет.
club-finished = Законченные партии
club-no-finished = Открытых партий пока нет. Показывать ли свои, участники решают в учётной записи.
club-tournaments = Турниры и вечера
club-no-tournaments = Пока нет.
club-leaders = Кто впереди
club-no-leaders = Рейтингов пока нет: играй рейтинговые партии и покажи рейтинги в учётной записи.
club-scope = { $game }, мест: { $n }
club-of-player = Участник клубов
club-report = Пожаловаться на клуб
club-report-why = Модераторы посмотрят название и описание и сообщат тебе решение.
club-moderated = Клуб { $name }
club-choice = Клуб
club-no-club = без клуба
club-members-only = Только для участников
letter-club-closed = Модератор закрыл клуб { $name }: { $why }
letter-report-close = Спасибо за жалобу. Модератор закрыл клуб { $name }.
moderation-deed-close = Закрыть клуб
tournament-system-evening = Вечер
evening-new = Новый вечер
evening-why = Вечер по одной ссылке: разошли её, смотри, кто пришёл, и начинай тур, когда захочешь.
evening-open = Открыть вечер
evening-name = Название вечера
evening-games = Игры по порядку
evening-games-why = Первый тур — первая игра и так далее. Выбери хотя бы одну.
evening-rounds = Туры
evening-rounds-open = пока я не закончу
evening-odd = Кому не хватило места
evening-odd-bots = играют с ботами
evening-odd-wait = ждут один тур
evening-i-play = Я тоже играю
evening-hall = Зал
evening-here = { $n ->
    [0] Пока никого.
    [one] Здесь { $n } человек.
    [few] Здесь { $n } человека.
    [many] Здесь { $n } человек.
   *[other] Здесь { $n } человека.
 }
evening-waits = Начинает { $name }, ждём
evening-yours = Начинай, когда соберётся достаточно людей
evening-round-on = Тур { $n }: { $game }
evening-round-of = Тур { $n } из { $all }: { $game }
evening-between = Тур { $n } окончен. Дальше: { $game }
evening-last-over = Последний тур окончен.
evening-is-over = Вечер окончен
evening-come = Я здесь
evening-go = Мне пора
evening-you-wait = Ты в игре. Когда { $name } начнёт тур, эта страница приведёт тебя к столу.
evening-you-rest = В этом туре у тебя нет стола, или твоя партия окончена. Эта страница приведёт тебя к следующему.
evening-late = Идёт тур. Скажи, что ты здесь, и сыграешь в следующем.
evening-start = Начать тур { $n }: { $game }
evening-start-why = { $n ->
    [one] { $n } человек
    [few] { $n } человека
    [many] { $n } человек
   *[other] { $n } человека
 }, мест за столом: { $all }.
evening-end = Закончить вечер
evening-end-sure = Закончить вечер? Идущий тур сначала доиграют.
evening-link = Ссылка этого вечера
evening-aside = { $name }: нет на месте, не ждать
evening-gone = Нет на месте
evening-back = К положению
evening-next-table = Тур { $n } начался: к твоему столу
hook-title = Вебхук этого стола
hook-why = Каждый раз, когда чей-то ход, а также когда партия начинается или кончается, этот стол вызывает твой адрес.
hook-allowed = Владелец сервера разрешает: { $hosts }.
hook-allowed-none = Владелец сервера не называет разрешённых узлов. Спроси у него, какие можно.
hook-disabled = Этот сервер никого не вызывает: владелец это не включил.
hook-url = Адрес
hook-add = Вызывать этот адрес
hook-now = Этот стол вызывает { $name }.
hook-secret = Секрет, которым подписаны вызовы. Он показан только один раз:
hook-test = Проверить
hook-good = Ответ: { $status }.
hook-bad = Ответ: { $status }, это считается неудачей.
hook-silent = Никто не ответил.
hook-remove = Никого не вызывать
hook-menu = Сообщать программе (вебхук)
