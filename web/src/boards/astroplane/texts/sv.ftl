### Spelplanen för Astroplane

astroplane-board = Spelplanen
astroplane-red = röd
astroplane-blue = blå
astroplane-green = grön
astroplane-yellow = gul
astroplane-n = uppåt
astroplane-e = åt höger
astroplane-s = nedåt
astroplane-w = åt vänster
astroplane-ne = uppe till höger
astroplane-se = nere till höger
astroplane-sw = nere till vänster
astroplane-nw = uppe till vänster

astroplane-side-south = nedtill
astroplane-side-west = till vänster
astroplane-side-north = upptill
astroplane-side-east = till höger

astroplane-facing = Peka { $facing }
astroplane-turned = { $what }, pekar { $facing }
astroplane-start-area = Startområde ({ $owner }), { $cell }: { $n } { $n ->
    [one] farkost
   *[other] farkoster
 }
astroplane-square-at = Kvadrat ({ $owner }), { $cell }
astroplane-stack-at = { $owners }, { $cell }, pekar { $facing }
astroplane-round = Runda { $n }
astroplane-over = Spelet är slut.
astroplane-waits = { $player } har { $n } { $n ->
    [one] drag
   *[other] drag
 } kvar.

astroplane-asks-send = Vart går farkosten ({ $owner }) tillbaka?
astroplane-asks-reserve = En farkost ur din reserv får komma in: var?
astroplane-asks-move-on = Kvadraten i { $cell } måste vidare.
astroplane-asks-moved = Alla drag är gjorda: använd det som ännu är markerat, eller avsluta turen.
astroplane-asks-move = Välj en farkost; { $n } { $n ->
    [one] drag
   *[other] drag
 } kvar.
astroplane-asks-target = Välj vart den flyger och åt vilket håll den pekar.

astroplane-cancel = En annan farkost
astroplane-reserve = Reserv
astroplane-reserve-n = { $n } i reserv
astroplane-kills-n = { $n } { $n ->
    [one] slagen
   *[other] slagna
 }
astroplane-points-n = { $n } { $n ->
    [one] poäng
   *[other] poäng
 }
astroplane-match-n = match { $n } av { $to }

astroplane-do-fly = { $from } till { $to }
astroplane-do-pass = maskhål { $from } till { $to }
astroplane-do-step = Kvadrat { $from } tar ett steg till { $to }
astroplane-do-kill = Kvadrat { $from } slår på { $to }
astroplane-do-fire = skjut från anomalin { $corner }
astroplane-do-end = Avsluta turen
astroplane-do-left = Vänstra startområdet
astroplane-do-right = Högra startområdet
astroplane-do-none = Låt reserven vara
astroplane-do-first = börjar

astroplane-from = från { $cell }
astroplane-others = övrigt

astroplane-share-kills = { $n } { $n ->
    [one] slagen farkost
   *[other] slagna farkoster
 }
astroplane-share-top = { $n } { $n ->
    [one] farkost överst i Singulariteten
   *[other] farkoster överst i Singulariteten
 }
astroplane-share-beneath = { $n } { $n ->
    [one] farkost under en annan där
   *[other] farkoster under andra där
 }
astroplane-share-true-win = Äkta seger: överst på alla fyra centrala rutor
astroplane-share-game = Spel { $n }

astroplane-aim = För fyra farkoster in i Singulariteten i mitten, en överst på var och en av dess fyra rutor: det är en äkta seger. En farkost flyger dit den pekar och väljer riktning när den landar.
astroplane-scoring = Utan en äkta seger avgör poängen: 3 för varje farkost du slagit med en Kvadrat, 2 för varje egen överst i mitten, 1 för varje under en annan.

astroplane-place = kolumn { $column }, rad { $row }
astroplane-empty-at = { $what }, { $cell }: tom
astroplane-kind-o = Ruta
astroplane-kind-c = Ruta vid det svarta hålet
astroplane-kind-w = Maskhål
astroplane-kind-h = Hyperrymd
astroplane-kind-f = Avfyrningsposition
