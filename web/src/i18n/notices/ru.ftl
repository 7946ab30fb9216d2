### Уведомления, как их получать, отпуск и планы

notices = Уведомления
notices-unread = { $n ->
    [0] Уведомления
    [one] Уведомления: { $n } непрочитанное
    [few] Уведомления: { $n } непрочитанных
    [many] Уведомления: { $n } непрочитанных
   *[other] Уведомления: { $n } непрочитанных
 }
notices-none = Ничего нового не произошло.
notices-read-all = Отметить всё как прочитанное
notices-channels = Как я узнаю новости
notices-title = Уведомления
notices-note = Когда твой ход за столом, на который ты не смотришь; когда партия начинается или кончается; когда тебя приглашают или о чём-то просят; когда кончается твоё время.
notices-browser = Показывать уведомления браузера, пока открыта страница
notices-browser-denied = Этот браузер не разрешает показывать уведомления: так сказано в его настройках.
notices-push = Присылать уведомления в этот браузер, даже когда страница закрыта
notices-push-disabled = Хозяин этого сервера не включил уведомления в закрытые браузеры.
notices-push-cannot = В этот браузер уведомления не прислать: нужен https и браузер, который их принимает.
notices-push-failed = Браузер не согласился.
notices-browsers = Браузеры, куда приходят уведомления
notices-browser-remove = Удалить { $label }
notices-some-browser = Браузер
notices-letters = Письма по почте
notices-letters-off = Нет
notices-letters-now = Сразу
notices-letters-hourly = Раз в час
notices-letters-daily = Раз в день, в 8 часов
notices-letters-disabled = Хозяин этого сервера не рассылает писем.
notices-letters-no-address = Сначала добавь адрес почты к учётной записи.
notices-quiet = Тихие часы: ничего не присылать, всё сохранять
notices-quiet-from = с
notices-quiet-to = до
notices-quiet-never = Одинаковые часы в обоих полях: тихих часов нет.
notices-zone = Часовой пояс
notices-feed = Лента для программ чтения новостей
notices-feed-note = Кто знает адрес, может читать твои уведомления.
notices-feed-make = Создать адрес
notices-feed-new = Другой адрес
notices-feed-end = Закрыть ленту
notices-feed-address = Адрес ленты
notices-saved = Сохранено
letters-stop-title = Больше никаких писем?
letters-stop-text = Уведомления по почте приходить не будут. Включить их снова можно в учётной записи.
letters-stop-go = Прекратить письма
letters-stop-done = Готово. Писем больше не будет.
vacation-title = Отпуск
vacation-note = Твои часы за столами по переписке стоят, и все это видят. Потом они пойдут с того, что осталось.
vacation-left = { $n ->
    [one] В этом году остался { $n } день.
    [few] В этом году осталось { $n } дня.
    [many] В этом году осталось { $n } дней.
   *[other] В этом году осталось { $n } дня.
 }
vacation-days = Дни
vacation-begin = Начать сейчас
vacation-until = Ты в отпуске до { $date }.
vacation-end = Я снова здесь
seat-vacation = в отпуске до { $date }
plan-title = Если…, то я…
plan-note = Задумай ответ: сервер сыграет его за тебя, как только он подойдёт. Больше никто его не видит.
plan-if = Если { $name } делает так:
plan-then = Я отвечаю:
plan-more = Я продолжаю:
plan-choose = Выбери…
plan-add = Запомнить ответ
plan-further = А если потом…
plan-rule = Если «{ $on }», я отвечаю «{ $do }».
plan-so-far = Если «{ $on }»…
plan-none = Здесь ничего не задумано.
plan-clear = Забыть план
plan-end = На этом партия кончилась бы.
