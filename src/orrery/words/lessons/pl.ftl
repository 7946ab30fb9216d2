### Co mówi lekcja, gdy brak jej własnych słów, i w terminalu. Wpisywane słowa (hint, board, quit) pozostają angielskie.

otherwise = To wolno, ale tu chodzi o coś innego. Spróbuj jeszcze raz.
threat = Tak by było, gdyby nic z tym nie zrobić. Wróć i zapobiegnij temu.

## `orrery lessons GAME --play`

type-for-help = Wpisz numer ruchu albo sam ruch. ? pokazuje, co jeszcze można wpisać.
help = Numer z listy albo tekst ruchu wykonuje ten ruch.
    hint: co byłoby dobre
    what if: co będzie, jeśli nic nie zrobisz
    board: plansza jeszcze raz
    quit: przerwij tutaj; postępy są zapisane
exercise = Ćwiczenie
step = Krok { $n } z { $all }
look = Spójrz na: { $marks }
try = Spróbuj: { $move }
taken-back = Cofnięte.
no-threat = Nic tu nie grozi.
kept = Postępy są zapisane; wróć do lekcji poleceniem: { $command }
all-done = To już wszystko. Brawo!
