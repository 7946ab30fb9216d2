# Podpisy rysunków przy punktach zasad Space Walk.

SW-6 = Na każdej podświetlonej planecie stoi duży i mały gwiazdolot: podczas umieszczania może do nich dołączyć tylko średni.
SW-9 = Czerwony startuje z podświetlonej planety. Leci wszystko, co na niej stoi, niebieski gwiazdolot też.
SW-10 = Z jednej planety startują dwa średnie gwiazdoloty i Czerwony decyduje: czerwony pierwszy, o jedno pole; niebieski drugi, prosto w dziurę.
SW-11 = Z jednej planety startują trzy gwiazdoloty: duży leci o jedno pole, średni o dwa, mały o trzy.
SW-12 = Duży gwiazdolot kończy lot w czarnej dziurze i przepada. Średni przelatuje nad nią bez szkody.
SW-14 = Czerwony przyleciał na planetę Niebieskiego, wydaje żeton i rusza jeszcze raz: średni niebieski gwiazdolot wpada w dziurę.
SW-17 = Za żeton mały czerwony gwiazdolot odlatuje sam, o jedno pole. Pozostałe zostają na miejscu.
