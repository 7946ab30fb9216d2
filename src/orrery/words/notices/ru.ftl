### Уведомления: что узнают те, кто не за столом

turn = Твой ход: { $game } ({ $with })
began = Партия началась: { $game } ({ $with })
over-won = Победа: { $game } ({ $with })
over-shared = Общая победа: { $game } ({ $with })
over-lost = Поражение: { $game } ({ $with })
over-none = Партия окончена: { $game } ({ $with })
invited = { $name } держит для тебя место: { $game }
proposed-undo = { $name } просит вернуть ход: { $game }
proposed-draw = { $name } предлагает ничью: { $game }
proposed-abandon = { $name } просит прервать партию: { $game }
hurry = Твоё время истекает { $when }: { $game } ({ $with })
alone = больше никого
somebody = Кто-то
letter-subject = Orrery: { $n ->
    [one] { $n } уведомление
    [few] { $n } уведомления
    [many] { $n } уведомлений
   *[other] { $n } уведомления
 }
letter-line = { $text }: { $link }
letter-end = Больше не присылать таких писем: { $stop } О чём и как узнавать, решаешь ты: { $link }
feed-title = Orrery: мои уведомления
