### Co analiza mówi o zakończonej partii (`orrery analyse` i jej strona).

title = Co rozstrzygnęło tę partię
game = { $game }: { $count ->
    [one] jedna akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
 }
moments = Punkty zwrotne
moment-choice = Ruch { $n }: { $name } gra „{ $played }” zamiast „{ $best }”, co kosztuje { $points }%.
moment-luck-good = Ruch { $n }: los („{ $played }”), { $name } zyskuje { $points }%.
moment-luck-bad = Ruch { $n }: los („{ $played }”), { $name } traci { $points }%.
no-moments = Żadna pojedyncza akcja wiele nie zmieniła: partia rozstrzygała się po trochu.
seat = Gracz
choices = Stracone przez wybory
luck = Szczęście
others = Od innych
accuracy = Dokładność
right = Najlepsze lub równie dobre
right-of = { $right } z { $all }
nothing-to-choose = nic do wyboru
curve = Szansa na wygraną
costly = Co kosztowało najwięcej
costly-step = { $n }. { $who }: „{ $played }” kosztuje { $points }%. Lepiej: „{ $best }” ({ $share }%)
how = Każdą pozycję przeszukano { $iterations } razy na podstawie tego, co wiedział gracz na ruchu; wokół wielkich zmian { $closer } razy. Procenty to szanse na wygraną.
solved = { $count ->
    [one] Jedna pozycja blisko końca jest rozwiązana
    [few] { $count } pozycje blisko końca są rozwiązane
    [many] { $count } pozycji blisko końca jest rozwiązanych
   *[other] { $count } pozycji blisko końca jest rozwiązane
 }: szanse 0 i 100% są tam udowodnione, a nie oszacowane.
hidden = Karty na rękach były zakryte: każdy wybór oceniono według tego, co ten gracz mógł wtedy wiedzieć, a nie według odkrytych kart.
together = { $count ->
    [one] Jedna akcja nie jest oceniona
    [few] { $count } akcje nie są ocenione
    [many] { $count } akcji nie jest ocenionych
   *[other] { $count } akcji nie jest ocenione
 }: mogło tam działać kilku graczy naraz, a wybór chwili był częścią decyzji.
unfinished = Partia nie jest skończona; szanse dotyczą pozycji, jaka jest teraz.
progress = ocenione pozycje
wrote = zapisano { $file }
shared = Zwycięstwo było wspólne, jak w drużynach: cała wygrana liczy się za { $share }% dla każdego zwycięzcy.
