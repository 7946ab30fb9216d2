### Was eine Lektion sagt, wo ihr eigene Worte fehlen.

otherwise = Das ist erlaubt, aber hier ist etwas anderes gemeint. Versuch es noch einmal.
