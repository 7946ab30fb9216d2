### Люди: закреплённые имена, их партии, рейтинги, подбор

players-from-to = от { $low } до { $high } игроков
players-exactly = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
 }
players = Игроки
player-n = Игрок { $n }
account-yours = Твоя учётная запись
account-keep = Закрепить имя
account-keep-or-sign-in = Закрепить имя или войти
account-why = Это не обязательно: гость может играть во всё. Закреплённое имя — твоё на всех устройствах, никто другой его не возьмёт, и все твои партии собраны вместе.
account-none-enabled = Хозяин этого сервера не включил закреплённые имена: здесь нет ни паролей, ни ключей доступа, ни почты. Играть во всё можно гостем.
account-asking = Минуту…
account-name = Имя
account-name-note = От 2 до 20 букв, цифр, пробелов или дефисов.
account-keeps-games = От 2 до 20 букв, цифр, пробелов или дефисов. Партии, сыгранные гостем в этом браузере, перейдут с тобой.
account-how = Как ты докажешь, что это ты?
account-way-password = Пароль
account-way-passkey = Ключ доступа
account-way-mail = Ссылка по почте
account-lacks-password = Хозяин не включил пароли.
account-lacks-passkey = Ключей доступа здесь нет: хозяин их не включил, или этот адрес недостаточно надёжен для них.
account-lacks-mail = Хозяин не включил почту.
account-password = Пароль
account-password-note = Не меньше 10 знаков. Несколько слов запомнить легче, чем набор знаков.
account-password-or-code = Пароль или код восстановления
account-code = Код восстановления
account-mail = Адрес электронной почты
account-mail-note = Он хранится в зашифрованном виде, нужен только для этих ссылок и никому не виден.
account-passkey-note = Ключ хранит твоё устройство и спрашивает палец, лицо или PIN. Запоминать нечего.
account-keep-go = Закрепить это имя
account-sign-in = Войти
account-by-passkey = По ключу доступа
account-by-mail = Или получить ссылку по почте
account-send-link = Прислать ссылку
account-link-sent = Ссылка в пути. Она действует один раз, в течение 30 минут.
account-link-sent-if = Если этот адрес есть у какой-то учётной записи, ссылка в пути. Она действует один раз, в течение 30 минут.
account-link-title = Ссылка из письма
account-link-text = Это наша ссылка. Продолжай, только если она запрошена тобой.
account-link-go = Продолжить
account-key-failed = Ключ доступа не использован: отказ от тебя или от устройства.
account-public-page = Страница, которую видят другие
account-go-back = Вернуться обратно
account-ways = Способы войти
account-remove = Удалить
account-codes-left = { $n ->
    [0] Кодов восстановления нет
    [one] Остался { $n } код восстановления
    [few] Осталось { $n } кода восстановления
    [many] Осталось { $n } кодов восстановления
   *[other] Осталось { $n } кода восстановления
 }
account-new-codes = Создать новые
account-codes-note = Запиши их или напечатай. Каждый действует один раз вместо пароля. Они видны только сейчас; прежние больше не действуют.
account-add-passkey = Добавить ключ доступа
account-add-password = Добавить пароль
account-other-password = Другой пароль (на остальных устройствах придётся войти снова)
account-password-set = Пароль задан. На остальных устройствах выполнен выход.
account-add-mail = Адрес почты для входа
account-set = Задать
account-sessions = Твои устройства
account-some-browser = Браузер
account-this-browser = этот
account-last-seen = последний раз { $date }
account-sign-out = Выйти
account-everywhere = Выйти везде
account-shown = Что видят другие
account-shown-note = Имя и то, с какого дня оно закреплено, видны на твоей странице всегда. Закрытые столы — никогда.
account-shown-ratings = Рейтинги, в том числе в таблице лидеров
account-shown-games = Законченные партии за открытыми столами
account-shown-statistics = Статистика
account-data = Твои данные
account-export = Сохранить все мои данные
account-delete = Удалить мою учётную запись
account-delete-note = Имя, способы войти, рейтинги и устройства забываются сразу. В идущих партиях ты сдаёшься. Законченные партии остаются у тех, с кем они сыграны, без твоего имени.
account-delete-type = Набери { $name }, чтобы подтвердить
account-delete-go = Удалить навсегда
account-bring-title = Партии гостя
account-bring-text = В этом браузере раньше играл гость { $name }. Сделать эти партии твоими?
account-bring-go = Забрать их
account-bring-not = Нет
account-brought = { $n ->
    [0] Забирать было нечего.
    [one] К тебе перешёл { $n } стол.
    [few] К тебе перешли { $n } стола.
    [many] К тебе перешли { $n } столов.
   *[other] К тебе перешли { $n } стола.
 }
games-mine = Мои партии
games-running = Идут
games-finished = Закончены
games-none = Партий пока нет.
games-none-such = Таких партий нет.
games-all-games = Все игры
games-all-results = Все итоги
games-opponent = Против (имя или звание)
games-result-won = Победа
games-result-shared = Общая победа
games-result-lost = Поражение
games-result-none = Без победителя
games-more = Показать ещё
games-entries = { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
 }
games-statistics = Статистика
games-played = Сыграно
games-won = Победы
games-share = Доля
games-by-game = По играм
games-by-seat = По местам
games-by-opponent = Против людей
games-by-rank = Против званий
games-streak = { $n ->
    [one] { $n } победа
    [few] { $n } победы
    [many] { $n } побед
   *[other] { $n } победы
 } подряд прямо сейчас
games-best-streak = самая длинная серия: { $n }
player-since = Имя закреплено с { $date }
player-nothing = { $name } больше ничего не показывает.
games-all-mine = Все мои партии и статистика
games-for-players = { $game }, { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
 }
games-seat-of = { $game }: { $label }
rating-ratings = Рейтинги
rating-none = Рейтинговых партий пока нет.
rating-rated = Рейтинговая
rating-rated-note = Рейтинговая: обычные настройки, у всех закреплённые имена, боты думают на сервере; без подсказок и возврата ходов.
rating-between = сильнее, чем { $weaker }, слабее, чем { $stronger }
rating-above = сильнее, чем { $rank }
rating-below = слабее, чем { $rank }
rating-provisional = предварительный
rating-give = в 19 случаях из 20 истина в пределах ± { $n }
rating-change = рейтинг { $n } ({ $by })
rating-counting = Рейтинги считаются…
rating-void = Эта партия не влияет на рейтинги.
rating-leaders = Таблица лидеров
rating-leaders-note = Только игроки, о которых известно достаточно и которые это показывают. Боты стоят там, где их измерила арена.
rating-nobody-yet = Пока никого: сыграй несколько рейтинговых партий.
pairing-title = Играть с людьми
pairing-why = Мы ищем тех, кто хочет играть в то же самое, примерно твоей силы; чем дольше ждём, тем шире ищем.
pairing-look = Искать соперников
pairing-takes-bots = Боты могут занять пустые места, если все согласны
pairing-waiting = { $n ->
    [1] Ищем соперников: { $game }. Кроме тебя, сейчас никто не ждёт.
    [one] Ищем соперников: { $game }. Ждёт { $n } человек.
    [few] Ищем соперников: { $game }. Ждут { $n } человека.
    [many] Ищем соперников: { $game }. Ждут { $n } человек.
   *[other] Ищем соперников: { $game }. Ждут { $n } человека.
 }
pairing-widening = Прошло { $n } с; ищем всё шире.
pairing-long = Это надолго. Сыграть пока с ботом? Мы скажем, когда кто-то придёт.
pairing-bot = Сыграть пока с ботом
pairing-background = Искать дальше
pairing-stop = Больше не искать
pairing-found = Кто-то есть: к столу!
pairing-searching = Поиск соперников
pairing-seekers = { $n ->
    [one] Сейчас ищет { $n } человек.
    [few] Сейчас ищут { $n } человека.
    [many] Сейчас ищут { $n } человек.
   *[other] Сейчас ищут { $n } человека.
 }
