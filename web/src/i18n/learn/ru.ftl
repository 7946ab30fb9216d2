### Учиться игре, играя, и слова её правил

learn = Учиться
learn-fault = Этот урок не загрузился.
learn-offline = Сервер недоступен. Всё пройденное сохранено.
learn-try-again = Попробовать ещё раз
learn-title = Учимся: { $game }
learn-none = { $game }: уроков пока нет
learn-coach = Что делать
learn-progress = Сколько пройдено
learn-step = Шаг { $n } из { $all }
learn-lessons = Уроки и упражнения
learn-exercise = Упражнение { $n }
learn-done = пройдено
learn-rule = Правило { $clause }
learn-hint = Дай подсказку
learn-try = Попробуй: { $move }
learn-take-back = Вернуть ход
learn-again = Ещё раз
learn-next = Дальше
learn-finish = К столу
learn-play = Сыграть с Кадетом
learn-go-on = Лучше следующий урок или упражнение
learn-all-moves = Все ходы списком
learn-seconds = { $n ->
    [one] Осталась { $n } секунда
    [few] Осталось { $n } секунды
    [many] Осталось { $n } секунд
   *[other] Осталось { $n } секунды
 }
learn-ask-title = { $game }: играешь впервые?
learn-ask = Первая партия с проводником покажет всё, ход за ходом.
learn-ask-learn = Научиться за пять минут
learn-ask-play = Просто играть
glossary = Слова игры
glossary-rule = { $term }: правило { $clause }
glossary-how = На поле наведи мышь на предмет или задержи на нём палец. Знак вопроса объяснит то, на что ты нажмёшь.
learn-what-if = Что, если ничего не делать?
learn-back = Назад к заданию
