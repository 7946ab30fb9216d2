### Efter spelet: tillbakablick, analys, pussel, delning

log = Logg
log-empty = Inget har hänt än.
log-and-chat = Logg och chatt
replay = Repris
replay-of = Repris: { $game }
replay-fault = Spelet kan inte visas i repris: det är inte slut, eller så är det privat.
log-open = Öppna en loggfil
log-drop = Släpp loggen från ett spel här
log-fault = Filen kan inte öppnas som ett spel.
log-too-big = Den är större än en megabyte.
log-none = Inget spel är öppet här
log-how = Släpp loggen från ett spel på den här sidan, eller välj filen. Den visas i repris drag för drag; inget av den sparas.
animation-save = Spara de senaste dragen som animation
animation-busy = Ritar …
animation-fault = Webbläsaren kan inte rita spelplanen som bild.
analysis = Analys
analysis-of = { $game }: vad som avgjorde
analysis-looking = Bedömer varje ställning …
analysis-failed = Spelet kunde inte bedömas.
analysis-curve = Vinstchans, ställning för ställning
analysis-moments = Vändpunkter
analysis-moment-choice = Drag { $n }: { $name } spelade ”{ $played }” i stället för ”{ $best }”, vilket kostade { $points } %.
analysis-moment-good = Drag { $n }: slumpen gav { $name } { $points } % – { $played }.
analysis-moment-bad = Drag { $n }: slumpen tog { $points } % från { $name } – { $played }.
analysis-moment-rose = Drag { $n }: { $played }. Chansen för { $name } steg från { $before } till { $after } %.
analysis-moment-fell = Drag { $n }: { $played }. Chansen för { $name } föll från { $before } till { $after } %.
analysis-no-moments = Inget enskilt drag ändrade mycket: spelet avgjordes lite i taget.
analysis-next = Härnäst kommer drag { $n }.
analysis-something = något
analysis-balances = Val och tur
analysis-player = Spelare
analysis-choices = Egna drag
analysis-choices-how = vad de egna dragen förlorade mot de bästa
analysis-luck = Tur
analysis-luck-how = vad slumpen gav eller tog, mot allt annat som kunde ha kommit
analysis-others = Andra
analysis-others-how = vad de andras drag gav eller tog, och vad sökningen inte förutsåg
analysis-accuracy = Träffsäkerhet
analysis-accuracy-how = 100 %: alltid det bästa som gick att veta
analysis-unit = Hur mycket chansen att vinna steg (+) eller föll (−), hopräknat över hela spelet. En summa kan därför bli mer än 100 %: vad ett drag förlorar kan ett annat vinna tillbaka.
analysis-right-of = { $right } av { $all } val var de bästa, eller lika bra
analysis-mark-best = { $name } gör nu det bästa draget.
analysis-mark-good = Det { $name } spelar nu är ungefär lika bra som det bästa.
analysis-mark-weak = Det { $name } spelar nu kostar { $points } %.
analysis-mark-mistake = Det { $name } spelar nu är ett misstag: det kostar { $points } %.
analysis-mark-blunder = Det { $name } spelar nu är ett grovt misstag: det kostar { $points } %.
analysis-best-was = Bäst var: { $best } ({ $share } %).
analysis-show-best = Visa det bästa på spelplanen
analysis-try-here = Prova härifrån
analysis-how = Bottarnas egen sökning såg { $n ->
    [one] en gång
   *[other] { $n } gånger
 } på varje ställning, utifrån vad den som stod på tur kunde veta; längre kring stora förändringar.
analysis-captain = Sök längre: minst så länge som en Kapten tänker
analysis-hidden = Något var dolt: varje spelares val och chanser bedöms efter vad spelaren kunde veta då, inte efter vad som visades senare. Därför behöver chanserna inte bli 100 % tillsammans.
analysis-together = { $n ->
    [one] Ett drag är inte bedömt
   *[other] { $n } drag är inte bedömda
 }: flera spelare kunde agera samtidigt.
study-title = Analysplan
study-of = Analysplan: { $game }
study-game = Spel
study-to-act = { $name } står på tur.
study-over = Spelet är slut. Vinnare: { $names }
study-back = Ta tillbaka
study-best = Vad är bäst?
study-rival = De andra spelas av
study-alone = mig
study-bot = en bot (jag spelar { $name })
study-why-not = En annan handling, som den skrivs: varför inte?
study-try = Prova
study-position = Ställningen som text
study-open = Ställ upp ställningen
puzzles = Pussel
puzzles-of = Pussel: { $game }
puzzles-about = Ställningar ur starka bottars spel, var och en med ett rätt svar: utspelat till slutet eller kontrollerat med en lång sökning.
puzzles-fault = Pusslen kunde inte hämtas. Är servern igång?
puzzles-none = Det finns inga pussel för det här spelet än.
puzzles-all = Alla pussel
puzzles-today = Dagens pussel
puzzles-is-today = Dagens pussel
puzzles-solved = { $n } av { $all } lösta
puzzles-number = Pussel { $n }
puzzles-link = Pussel { $n }, { $level }, { $theme }{ $solved ->
    [first] , löst
    [later] , löst
   *[no] { "" }
 }
puzzles-easy = lätt
puzzles-medium = medelsvårt
puzzles-hard = svårt
puzzles-expert = mycket svårt
puzzles-theme-win-in-one = vinn genast
puzzles-theme-win = framtvinga vinst
puzzles-theme-save = rädda spelet
puzzles-theme-best = den bästa handlingen
puzzles-task-win-in-one = { $name } vinner med en enda handling. Vilken?
puzzles-task-win = { $name } vinner, vad de andra än gör. Hur börjar det?
puzzles-task-save = Bara en väg räddar { $name } från att förlora. Vilken?
puzzles-task-best = En handling av { $name } är klart bättre än alla andra. Vilken?
puzzles-wrong = { $action }: nej, det finns något bättre.
puzzles-right = Rätt: { $answers }
puzzles-solution = Lösningen: { $answers }
puzzles-why-win-in-one = Det vinner genast.
puzzles-why-win = Efter det kan ingen hindra vinsten: alla svar spelades ut, { $n } { $n ->
    [one] handling
   *[other] handlingar
 } djupt.
puzzles-why-save = Varje annan handling förlorar, vad som än spelas sedan.
puzzles-why-best = Varje annan handling ger en klart mindre vinstchans.
puzzles-values = Vinstchans efter varje handling
puzzles-by-force = Bevisat: varje variant spelades ut.
puzzles-by-search = Kontrollerat: efter varje tillåten handling såg sökningen { $n ->
    [one] en gång
   *[other] { $n } gånger
 } framåt, två gånger om.
puzzles-deals = Det dolda delades ut på { $n } { $n ->
    [one] sätt
   *[other] sätt
 }.
puzzles-show = Visa lösningen
puzzles-next = Nästa pussel
puzzles-again = En gång till
puzzles-all-solved = Du har löst alla!
puzzles-no-such = Det pusslet finns inte. Välj ett av dessa.
