# Captions of the pictures at the clauses of SITUATION 7.

S7-5 = Fyra platser med röd kant är den gula baslinjen. Den gröna ligger mitt emot.
S7-10 = Den första gula biten ligger på den gula baslinjen. Nästa får läggas där den rör den här längs en kant.
S7-13 = Gul har fyllt hela sin raketbas, så de tre raketerna är redo.
S7-14 = En raket för en bit intill en av de gröna, långt från allt gult. Därifrån bygger Gul vidare.
S7-17 = Astronauten vaktar biten den står på. Grön får inte lägga något på den tomma platsen intill.
S7-21 = Varje plats i den här sektorn är gul: 50 poäng. Med en enda grön bit hade ingen fått poäng.
S7-22 = Med den här biten håller Gul hela Jupiter: 100 poäng.
