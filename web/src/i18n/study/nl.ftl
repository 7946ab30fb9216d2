### Na de partij: terugkijken, analyse, puzzels, delen

log = Logboek
log-empty = Er is nog niets gebeurd.
log-and-chat = Logboek en chat
replay = Naspelen
replay-of = Naspelen: { $game }
replay-fault = Deze partij is niet na te spelen: ze is niet afgelopen, of ze is besloten.
log-open = Open een logbestand
log-drop = Laat hier het logboek van een partij vallen
log-fault = Dit bestand kan niet als partij geopend worden.
log-too-big = Het is groter dan een megabyte.
log-none = Hier is geen partij open
log-how = Laat het logboek van een partij op deze pagina vallen, of kies het bestand. Het wordt zet voor zet nagespeeld; er wordt niets van bewaard.
animation-save = Bewaar de laatste zetten als animatie
animation-busy = Tekenen …
animation-fault = Deze browser kan het bord niet als plaatje tekenen.
analysis = Analyse
analysis-of = { $game }: wat de doorslag gaf
analysis-looking = Elke stelling wordt beoordeeld …
analysis-failed = Deze partij kon niet beoordeeld worden.
analysis-curve = Kans om te winnen, stelling voor stelling
analysis-moments = Keerpunten
analysis-moment-choice = Zet { $n }: { $name } speelde ‘{ $played }’ in plaats van ‘{ $best }’; dat kostte { $points }%.
analysis-moment-good = Zet { $n }: het toeval gaf { $name } { $points }% – { $played }.
analysis-moment-bad = Zet { $n }: het toeval nam { $name } { $points }% af – { $played }.
analysis-moment-rose = Zet { $n }: { $played }. De kans van { $name } steeg van { $before } naar { $after }%.
analysis-moment-fell = Zet { $n }: { $played }. De kans van { $name } daalde van { $before } naar { $after }%.
analysis-no-moments = Geen enkele zet veranderde veel: de partij werd beetje bij beetje beslist.
analysis-next = Nu volgt zet { $n }.
analysis-something = iets
analysis-balances = Keuzes en geluk
analysis-player = Speler
analysis-choices = Eigen zetten
analysis-choices-how = wat de eigen zetten verloren vergeleken met de beste
analysis-luck = Geluk
analysis-luck-how = wat het toeval gaf of nam, vergeleken met wat er ook had kunnen komen
analysis-others = Anderen
analysis-others-how = wat de zetten van de anderen gaven of namen, en wat het zoekprogramma niet voorzag
analysis-accuracy = Nauwkeurigheid
analysis-accuracy-how = 100%: altijd het beste wat men kon weten
analysis-unit = Hoeveel de kans om te winnen steeg (+) of daalde (−), opgeteld over de hele partij. Een som kan dus meer dan 100% zijn: wat de ene zet verliest, kan een andere terugwinnen.
analysis-right-of = { $right } van { $all } keuzes waren de beste, of even goed
analysis-mark-best = { $name } doet nu de beste zet.
analysis-mark-good = Wat { $name } nu speelt, is ongeveer even goed als het beste.
analysis-mark-weak = Wat { $name } nu speelt, kost { $points }%.
analysis-mark-mistake = Wat { $name } nu speelt, is een fout: het kost { $points }%.
analysis-mark-blunder = Wat { $name } nu speelt, is een blunder: het kost { $points }%.
analysis-best-was = Het beste was: { $best } ({ $share }%).
analysis-show-best = Toon het beste op het bord
analysis-try-here = Probeer het vanaf hier
analysis-how = Het zoekprogramma van de bots zelf bekeek elke stelling { $n ->
    [one] één keer
   *[other] { $n } keer
 }, vanuit wat de speler aan de beurt kon weten; langer rond grote veranderingen.
analysis-captain = Kijk langer: minstens zo lang als een Kapitein denkt
analysis-hidden = Er was iets verborgen: de keuzes en kansen van elke speler zijn beoordeeld naar wat die toen kon weten, niet naar wat later te zien was. Daarom zijn de kansen samen niet altijd 100%.
analysis-together = { $n ->
    [one] Eén zet is
   *[other] { $n } zetten zijn
 } niet beoordeeld: meerdere spelers konden tegelijk handelen.
study-title = Analysebord
study-of = Analysebord: { $game }
study-game = Spel
study-to-act = { $name } is aan de beurt.
study-over = De partij is afgelopen. Winnaar: { $names }
study-back = Neem het terug
study-best = Wat is het beste?
study-rival = De anderen worden gespeeld door
study-alone = mij
study-bot = een bot (ik speel { $name })
study-why-not = Een andere actie, zoals ze geschreven wordt: waarom niet?
study-try = Probeer het
study-position = De stelling als tekst
study-open = Zet deze stelling op
puzzles = Puzzels
puzzles-of = Puzzels: { $game }
puzzles-about = Stellingen uit partijen van sterke bots, elk met een goed antwoord: uitgespeeld tot het einde, of gecontroleerd door lang te zoeken.
puzzles-fault = De puzzels konden niet opgehaald worden. Is de server er?
puzzles-none = Er zijn nog geen puzzels van dit spel.
puzzles-all = Alle puzzels
puzzles-today = Puzzel van de dag
puzzles-is-today = Puzzel van de dag
puzzles-solved = { $n } van { $all } opgelost
puzzles-number = Puzzel { $n }
puzzles-link = Puzzel { $n }, { $level }, { $theme }{ $solved ->
    [first] , opgelost
    [later] , opgelost
   *[no] { "" }
 }
puzzles-easy = makkelijk
puzzles-medium = gemiddeld
puzzles-hard = moeilijk
puzzles-expert = heel moeilijk
puzzles-theme-win-in-one = meteen winnen
puzzles-theme-win = gedwongen winnen
puzzles-theme-save = de partij redden
puzzles-theme-best = de beste actie
puzzles-task-win-in-one = { $name } wint met één actie. Welke?
puzzles-task-win = { $name } wint, wat de anderen ook doen. Hoe begint het?
puzzles-task-save = Er is maar één actie waarmee { $name } niet verliest. Welke?
puzzles-task-best = Eén actie van { $name } is duidelijk beter dan alle andere. Welke?
puzzles-wrong = { $action }: nee, er is iets beters.
puzzles-right = Goed: { $answers }
puzzles-solution = De oplossing: { $answers }
puzzles-why-win-in-one = Die wint meteen.
puzzles-why-win = Daarna kan niemand de winst nog tegenhouden: alle antwoorden zijn uitgespeeld, { $n } { $n ->
    [one] actie
   *[other] acties
 } diep.
puzzles-why-save = Elke andere actie verliest, wat er daarna ook gespeeld wordt.
puzzles-why-best = Elke andere actie laat een duidelijk kleinere kans om te winnen.
puzzles-values = Kans om te winnen na elke actie
puzzles-by-force = Bewezen: elke variant is uitgespeeld.
puzzles-by-search = Gecontroleerd: na elke toegestane actie keek het zoekprogramma { $n ->
    [one] één keer
   *[other] { $n } keer
 } vooruit, en dat twee keer.
puzzles-deals = Wat verborgen is, werd op { $n } { $n ->
    [one] manier
   *[other] manieren
 } verdeeld.
puzzles-show = Toon de oplossing
puzzles-next = Volgende puzzel
puzzles-again = Nog een keer
puzzles-all-solved = Je hebt ze allemaal opgelost!
puzzles-no-such = Die puzzel bestaat niet. Kies een van deze.
