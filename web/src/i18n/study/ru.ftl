### После партии: просмотр, анализ, задачи

log = Журнал
log-empty = Пока ничего не произошло.
log-and-chat = Журнал и чат
replay = Просмотр
replay-of = Просмотр: { $game }
replay-fault = Эту партию не просмотреть: она не окончена или закрыта.
log-open = Открыть файл журнала
log-drop = Перетащи сюда журнал партии
log-fault = Этот файл не открывается как партия.
log-too-big = Он больше мегабайта.
log-none = Здесь не открыта ни одна партия
log-how = Перетащи журнал партии на эту страницу или выбери файл. Партию можно просмотреть ход за ходом; ничего из неё не сохраняется.
animation-save = Сохранить последние ходы как анимацию
animation-busy = Рисуем…
animation-fault = Этот браузер не может нарисовать поле как картинку.
analysis = Анализ
analysis-of = { $game }: что решило партию
analysis-looking = Оцениваем каждую позицию…
analysis-failed = Эту партию оценить не удалось.
analysis-curve = Шансы на победу, позиция за позицией
analysis-moments = Переломы
analysis-moment-choice = Ход { $n }: { $name } играет «{ $played }» вместо «{ $best }», это стоило { $points } %.
analysis-moment-good = Ход { $n }, { $name }: случай принёс { $points } % – { $played }.
analysis-moment-bad = Ход { $n }, { $name }: случай отнял { $points } % – { $played }.
analysis-moment-rose = Ход { $n }: { $played }. { $name }: шансы выросли с { $before } до { $after } %.
analysis-moment-fell = Ход { $n }: { $played }. { $name }: шансы упали с { $before } до { $after } %.
analysis-no-moments = Ни один ход не изменил многого: партия решалась понемногу.
analysis-next = Следующий – ход { $n }.
analysis-something = что-то
analysis-balances = Решения и удача
analysis-player = Игрок
analysis-choices = Свои ходы
analysis-choices-how = сколько потеряли свои ходы по сравнению с лучшими
analysis-luck = Удача
analysis-luck-how = что дал или отнял случай по сравнению с тем, что ещё могло выпасть
analysis-others = Другие
analysis-others-how = что дали или отняли ходы других и чего не предвидел поиск
analysis-accuracy = Точность
analysis-accuracy-how = 100 %: всегда лучшее из того, что можно было знать
analysis-unit = На сколько выросли (+) или упали (−) шансы на победу, в сумме за всю партию. Поэтому сумма может быть больше 100 %: что теряет один ход, может вернуть другой.
analysis-right-of = Решений лучших или не хуже: { $right } из { $all }
analysis-mark-best = Сейчас { $name } делает лучший ход.
analysis-mark-good = То, что сейчас играет { $name }, почти не хуже лучшего.
analysis-mark-weak = То, что сейчас играет { $name }, стоит { $points } %.
analysis-mark-mistake = То, что сейчас играет { $name }, — ошибка: она стоит { $points } %.
analysis-mark-blunder = То, что сейчас играет { $name }, — грубая ошибка: она стоит { $points } %.
analysis-best-was = Лучше всего было: { $best } ({ $share } %).
analysis-show-best = Показать лучшее на поле
analysis-try-here = Попробовать отсюда
analysis-how = Поиск самих ботов заглянул в каждую позицию { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
 }, исходя из того, что мог знать игрок на очереди; возле больших перемен — дольше.
analysis-captain = Смотреть дольше: не меньше, чем думает Капитан
analysis-hidden = Что-то было скрыто: решения и шансы каждого игрока оценены по тому, что он мог знать тогда, а не по тому, что открылось позже. Поэтому шансы не обязательно дают в сумме 100 %.
analysis-together = { $n ->
    [one] { $n } ход не оценён
    [few] { $n } хода не оценены
    [many] { $n } ходов не оценено
   *[other] { $n } хода не оценено
 }: там могли действовать сразу несколько игроков.
study-title = Поле для анализа
study-of = Поле для анализа: { $game }
study-game = Игра
study-to-act = Ходит { $name }.
study-over = Партия окончена. Победа: { $names }
study-back = Вернуть ход
study-best = Что лучше всего?
study-rival = За остальных играет
study-alone = я
study-bot = бот (я играю за: { $name })
study-why-not = Другое действие, как оно пишется: почему нельзя?
study-try = Попробовать
study-position = Позиция текстом
study-open = Расставить эту позицию
puzzles = Задачи
puzzles-of = Задачи: { $game }
puzzles-about = Позиции из партий сильных ботов, у каждой есть верный ответ: сыгранный до конца или проверенный долгим поиском.
puzzles-fault = Задачи не загрузились. Сервер на месте?
puzzles-none = Задач этой игры пока нет.
puzzles-all = Все задачи
puzzles-today = Задача дня
puzzles-is-today = Задача дня
puzzles-solved = решено { $n } из { $all }
puzzles-number = Задача { $n }
puzzles-link = Задача { $n }, { $level }, { $theme }{ $solved ->
    [first] , решена
    [later] , решена
   *[no] { "" }
 }
puzzles-easy = лёгкая
puzzles-medium = средняя
puzzles-hard = трудная
puzzles-expert = очень трудная
puzzles-theme-win-in-one = победить сразу
puzzles-theme-win = победить форсированно
puzzles-theme-save = спасти партию
puzzles-theme-best = лучшее действие
puzzles-task-win-in-one = { $name } побеждает одним действием. Каким?
puzzles-task-win = { $name } побеждает, что бы ни делали другие. С чего начать?
puzzles-task-save = { $name } спасается только одним действием. Каким?
puzzles-task-best = { $name }: одно действие явно лучше всех остальных. Какое?
puzzles-wrong = { $action }: нет, есть кое-что лучше.
puzzles-right = Верно: { $answers }
puzzles-solution = Решение: { $answers }
puzzles-why-win-in-one = Это сразу приносит победу.
puzzles-why-win = После этого победу никто не остановит: все ответы сыграны до конца, глубина — { $n ->
    [one] { $n } действие
    [few] { $n } действия
    [many] { $n } действий
   *[other] { $n } действия
 }.
puzzles-why-save = Любое другое действие проигрывает, что бы ни сыграть потом.
puzzles-why-best = Любое другое действие оставляет явно меньше шансов на победу.
puzzles-values = Шансы на победу после каждого действия
puzzles-by-force = Доказано: каждая линия сыграна до конца.
puzzles-by-search = Проверено: после каждого допустимого действия поиск заглянул вперёд { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
 }, и всё это дважды.
puzzles-deals = Раскладов скрытого проверено: { $n }.
puzzles-show = Показать решение
puzzles-next = Следующая задача
puzzles-again = Ещё раз
puzzles-all-solved = Все задачи решены!
puzzles-no-such = Такой задачи нет. Выбери одну из этих.
