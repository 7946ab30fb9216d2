# Captions of the pictures at the clauses of Space Walk.

SW-6 = A large and a small ship stand on each planet that glows: while ships are placed, only a medium one may join them.
SW-9 = Red moves the planet that glows. Everything on it flies, the blue ship too.
SW-10 = Two medium ships fly from one planet, and Red decides: the red one first, one space; the blue one second, into the hole.
SW-11 = Three ships fly from one planet: the large one a space, the medium one two, the small one three.
SW-12 = The large ship ends its flight in the black hole and is lost. The medium one flies over it unharmed.
SW-14 = Red has moved onto blue's planet, pays a token and moves again: blue's medium ship falls into the hole.
SW-17 = For a token red's small ship leaves alone, one space. The others stay where they are.
