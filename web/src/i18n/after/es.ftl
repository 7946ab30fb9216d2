### La primera página: qué hay además de jugar

after-title = Mira, prueba y aprende
after-puzzles-about = Una posición, una jugada correcta. Una nueva cada día.
after-study-about = Prepara cualquier posición y pregunta qué es lo mejor.
after-openings-about = Qué se juega primero, y cuántas veces gana.
after-archive-about = Partidas públicas para buscar, volver a ver y descargar.
