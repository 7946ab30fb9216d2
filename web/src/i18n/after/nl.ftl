### De startpagina: wat er is naast spelen

after-title = Kijk, probeer en leer
after-puzzles-about = Eén stelling, één goede zet. Elke dag een nieuwe.
after-study-about = Zet een stelling op en vraag wat het beste is.
after-openings-about = Wat er eerst gespeeld wordt, en hoe vaak het wint.
after-archive-about = Openbare partijen om te zoeken, na te spelen en te downloaden.
