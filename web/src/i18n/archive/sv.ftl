### Allas spel: sökning, nedladdning, öppningar, och vem som får se ett spel

archive = Alla spel
archive-title = Spel
archive-about = Varje offentligt spel som har avslutats här.
archive-game = Spel
archive-any-game = Alla spel
archive-player = Spelare (namn eller grad)
archive-players = Spelare
archive-any-number = Valfritt antal
archive-result = Resultat
archive-any-result = Alla resultat
archive-won-by = { $seat } vann
archive-won-by-seat = Plats { $n } vann
archive-shared = Delat
archive-no-winner = Ingen vinnare
archive-length = Längd
archive-least = Handlingar från
archive-most = Handlingar till
archive-since = Från
archive-until = Till
archive-opening = Första dragen, med semikolon emellan
archive-more-fields = Längd, resultat, datum, första dragen
archive-clear = Rensa allt
archive-none = Det finns inget sådant spel än.
archive-more = Visa fler
archive-logs = Ladda ned dem som loggar
archive-parquet = Ladda ned som Parquet
archive-download-note = Högst 1 000 spel åt gången, de nyaste först.
archive-actions = { $n ->
    [one] ett drag
   *[other] { $n } drag
}
archive-ended-rules = spelat till slutet
archive-ended-resign = någon gav upp
archive-ended-time = tiden gick ut
archive-ended-draw = oavgjort enligt överenskommelse
archive-ended-abandon = lämnat oavslutat
archive-gone = ett raderat namn
archive-opening-here = Spelets första drag

publicity-public = Alla kan hitta och se det här spelet.
publicity-private = Bara de som spelade, och den som har länken, kan se det här spelet.
publicity-publish = Gör det offentligt
publicity-withdraw = Gör det privat
publicity-waiting = Du är för. Det blir offentligt när alla som spelade går med på det.
publicity-others = { $n ->
    [one] En av de andra är fortfarande emot.
   *[other] { $n } av de andra är fortfarande emot.
}

openings = Öppningar
openings-of = Första dragen: { $game }
openings-about-bots = Från { $games } spel mellan två bottar av graden { $rank }. I { $tried } av dem prövades det första draget, det valdes inte, så att varje första drag är känt.
openings-about-drawn = Slumpen är med i det här spelet: drag räknas vad som än drogs, och spelplanen visar en av många inledningar.
openings-about-people = Människors drag kommer från offentliga spel på den här servern.
openings-move = Drag
openings-bots = Bottar
openings-people = Människor
openings-games = { $n ->
    [one] ett spel
   *[other] { $n } spel
}
openings-won = { $name } vann { $percent } %
openings-none = Inget spel som vi känner till fortsatte härifrån. Spela vidare själv, eller gå tillbaka.
openings-no-book = Inget är ännu känt om det här spelets första drag.
openings-start = Till början
openings-find = Spel som började så här
openings-study = Analysera ställningen
