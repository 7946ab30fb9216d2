### Partijen van allen: zoeken, downloads, openingen, en wie een partij mag zien

archive = Alle partijen
archive-title = Partijen
archive-about = Elke openbare partij die hier is afgelopen.
archive-game = Spel
archive-any-game = Elk spel
archive-player = Speler (naam of rang)
archive-players = Spelers
archive-any-number = Elk aantal
archive-result = Uitslag
archive-any-result = Elke uitslag
archive-won-by = { $seat } won
archive-won-by-seat = Plaats { $n } won
archive-shared = Gedeeld
archive-no-winner = Geen winnaar
archive-length = Lengte
archive-least = Acties vanaf
archive-most = Acties tot
archive-since = Vanaf
archive-until = Tot
archive-opening = Eerste zetten, met een puntkomma ertussen
archive-more-fields = Lengte, uitslag, datum, eerste zetten
archive-clear = Alles wissen
archive-none = Zo'n partij is er nog niet.
archive-more = Toon meer
archive-logs = Download deze als logboeken
archive-parquet = Download als Parquet
archive-download-note = Hoogstens 1.000 partijen tegelijk, de nieuwste eerst.
archive-actions = { $n ->
    [one] één zet
   *[other] { $n } zetten
}
archive-ended-rules = uitgespeeld
archive-ended-resign = iemand gaf op
archive-ended-time = tijd op
archive-ended-draw = remise overeengekomen
archive-ended-abandon = afgebroken
archive-gone = een gewiste naam
archive-opening-here = Eerste zetten van deze partij

publicity-public = Iedereen kan deze partij vinden en zien.
publicity-private = Alleen wie meespeelde of de link heeft, kan deze partij zien.
publicity-publish = Maak openbaar
publicity-withdraw = Maak besloten
publicity-waiting = Jij bent ervoor. De partij wordt openbaar als iedereen die meespeelde akkoord gaat.
publicity-others = { $n ->
    [one] Een van de anderen is er nog tegen.
   *[other] { $n } van de anderen zijn er nog tegen.
}

openings = Openingen
openings-of = Eerste zetten: { $game }
openings-about-bots = Uit { $games } partijen van twee bots met de rang { $rank }. In { $tried } ervan werd de eerste zet geprobeerd, niet gekozen, zodat elke eerste zet bekend is.
openings-about-drawn = In dit spel speelt het toeval mee: zetten zijn geteld wat er ook geloot werd, en het bord toont een van vele beginstellingen.
openings-about-people = Zetten van mensen komen uit openbare partijen van deze server.
openings-move = Zet
openings-bots = Bots
openings-people = Mensen
openings-games = { $n ->
    [one] één partij
   *[other] { $n } partijen
}
openings-won = { $name } won { $percent }%
openings-none = Geen partij die we kennen ging hier verder. Speel zelf verder, of ga terug.
openings-no-book = Over de eerste zetten van dit spel is nog niets bekend.
openings-start = Naar het begin
openings-find = Partijen die zo begonnen
openings-study = Analyseer deze stelling
