### Pierwsza strona: co jest oprócz grania

after-title = Oglądaj, próbuj, ucz się
after-puzzles-about = Jedna pozycja, jeden dobry ruch. Codziennie nowa zagadka.
after-study-about = Ustaw dowolną pozycję i zapytaj, co jest najlepsze.
after-openings-about = Co gra się na początku i jak często to wygrywa.
after-archive-about = Publiczne partie do szukania, odtwarzania i pobierania.
