### What a lesson says where its own words are lacking, and at the terminal. Words that are typed
### (hint, board, quit) stay English.

otherwise = Det är tillåtet, men här är något annat meningen. Försök igen.
threat = Så skulle det gå om du inte gjorde något åt det. Gå tillbaka och förhindra det.

## `orrery lessons GAME --play`

type-for-help = Skriv ett drags nummer, eller själva draget. ? visar vad mer du kan skriva.
help = Ett nummer ur listan, eller ett drags text, spelar det.
    hint: vad som vore bra
    what if: vad som händer om du inget gör
    board: spelplanen en gång till
    quit: sluta här; det du hunnit sparas
exercise = Övning
step = Steg { $n } av { $all }
look = Titta på: { $marks }
try = Prova det här: { $move }
taken-back = Draget är tillbakataget.
no-threat = Inget hotar här.
kept = Det du hunnit är sparat; fortsätt med: { $command }
all-done = Det var allt. Bra gjort!
