# Podpisy rysunków przy punktach zasad Astroplane.

AP-3 = Z lewej astrolot zwrócony na wschód. Z prawej dwa, które patrzą w przeciwne strony: każdy wypełnia połowę pola.
AP-5 = Wyleciał przez wierzchołek, ku któremu był zwrócony, na pole za nim. Tam przyjął nowy kierunek: dowolny, byle nie z powrotem.
AP-20 = Czerwony wylądował na astrolocie Niebieskiego. Jeśli będzie tam na koniec tury Czerwonego, niebieski jest jeńcem.
AP-24 = Czerwony zajął połowę naprzeciw Niebieskiego: niebieski astrolot wraca do strefy startowej.
AP-27 = Dwa astroloty jednego gracza, plecami do siebie, to Kwadrat. Robi krok w bok, przez krawędź wspólną z następnym polem.
AP-28 = Kwadrat sunie na ukos do pierwszego zajętego pola. Stojący tam niebieski astrolot odpada z gry.
AP-32 = Kto wlatuje w hiperprzestrzeń z jednej strony, od razu wylatuje z innej, którą zechce.
AP-34 = Z jednego końca tunelu na drugi, a więc do drugiego wszechświata. Nie kosztuje to ruchu.
AP-39 = Czerwony był na obu wyrzutniach tego rogu. Oba astroloty poleciały na pola centralne po przeciwnej stronie.
AP-43 = Czerwony jest na wierzchu wszystkich czterech pól wokół czarnej dziury i od razu wygrywa.
