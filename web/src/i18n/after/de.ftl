### Die erste Seite: was es neben dem Spielen gibt

after-title = Ansehen, ausprobieren, lernen
after-puzzles-about = Eine Stellung, ein richtiger Zug. Jeden Tag eine neue.
after-study-about = Bau eine beliebige Stellung auf und frag, was am besten ist.
after-openings-about = Womit man anfängt, und wie oft das gewinnt.
after-archive-about = Öffentliche Partien zum Suchen, Nachspielen und Herunterladen.
