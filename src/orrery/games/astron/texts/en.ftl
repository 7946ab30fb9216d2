### ASTRON in English: what the meta and the sheet call otherwise

## Words that fill variables

name-ship1 = ship 1
name-ship2 = ship 2
name-ship3 = ship 3
name-ship4 = ship 4
name-ship5 = ship 5
name-ship6 = ship 6
