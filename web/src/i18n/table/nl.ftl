### Een tafel: voor, tijdens en na de partij

device-here = Tegenstanders denken op dit apparaat: ongeveer { $n } stellingen per seconde. Waar kaarten verborgen zijn of andere mensen spelen, denken ze op de server.
device-away = Tegenstanders denken op de server. Dit apparaat zou ongeveer { $n } stellingen per seconde kunnen bekijken.
device-slow = Tegenstanders denken op de server: dit apparaat is langzaam, met ongeveer { $n } stellingen per seconde.
device-untried = Hoe snel dit apparaat is, wordt gemeten als je voor het eerst alleen tegen bots speelt.
device-fault-missing = De engine voor dit apparaat kon niet geladen worden. Tegenstanders denken op de server.
device-fault-damaged = De engine voor dit apparaat is beschadigd en wordt niet gebruikt. Tegenstanders denken op de server.
device-fault-stale = De engine voor dit apparaat heeft niet de versie van de server en wordt niet gebruikt. Tegenstanders denken op de server.
result-won = Je hebt gewonnen
result-shared = Je deelt de winst
result-lost = { $winner } heeft gewonnen
bot-note-random = zet zonder na te denken
bot-note-greedy = pakt wat het dichtst bij ligt
bot-note-cadet = denkt even en vergist zich vaak
bot-note-ensign = ziet de volgende zet
bot-note-lieutenant = plant een beetje vooruit
bot-note-commander = ziet zelden iets over het hoofd
bot-note-captain = sterk: plan goed
bot-note-admiral = heel sterk: vergist zich bijna nooit
bot-note-grand-admiral = de beste die we hebben
bot-note-gambler = een kapitein die van risico houdt
bot-note-hoarder = een kapitein die houdt wat hij heeft
bot-note-hunter = een kapitein die op tegenstanders jaagt
status-preparing = De regels worden voorbereid.
status-broken = Het kan niet verder.
status-may-begin = Je mag beginnen.
status-host = Wachten op de host
status-full = Iedereen is er: het kan beginnen
status-open = Wachten op spelers
status-running = Bezig
status-over = Afgelopen
bot-random = Zwerver
bot-greedy = Graaier
bot-cadet = Cadet
bot-ensign = Vaandrig
bot-lieutenant = Luitenant
bot-commander = Commandant
bot-captain = Kapitein
bot-admiral = Admiraal
bot-grand-admiral = Grootadmiraal
bot-gambler = Gokker
bot-hoarder = Hamsteraar
bot-hunter = Jager
seat-me = ik
seat-here = iemand aan dit scherm
seat-open = open voor iedereen
seat-invited = voor wie de uitnodigingslink heeft
clock = Klok
clock-none = geen klok
clock-quick = 1 minuut per zet
clock-calm = 30 minuten per partij
clock-postal = per post: 3 dagen per zet
outcome-rules = { $winner } heeft gewonnen.
outcome-resign = { $winner } heeft gewonnen door opgave.
outcome-time = { $winner } heeft op tijd gewonnen.
outcome-shared = { $winner } delen de winst.
outcome-draw = Remise overeengekomen.
outcome-abandon = De partij is afgebroken.
outcome-nobody = De partij is afgelopen; niemand heeft gewonnen.
end-you-won = Je hebt gewonnen!
end-turning-looking = Het keerpunt wordt gezocht …
end-turning-none = Geen enkele zet besliste deze partij.
end-turning-you-fell = Het keerpunt was zet { $n }{ $by }: { $what }. Je kans daalde van { $before } naar { $after }%.
end-turning-you-rose = Het keerpunt was zet { $n }{ $by }: { $what }. Je kans steeg van { $before } naar { $after }%.
end-turning-fell = Het keerpunt was zet { $n }{ $by }: { $what }. De kans van { $name } daalde van { $before } naar { $after }%.
end-turning-rose = Het keerpunt was zet { $n }{ $by }: { $what }. De kans van { $name } steeg van { $before } naar { $after }%.
end-turning-hidden = iets wat alleen anderen zagen
end-turning-show = Toon het op het bord
end-turning-how = Gevonden door het zoekprogramma van de bots zelf; waar iets verborgen is, vanuit wat elke speler kon weten.
end-look = Sluit, en bekijk het bord
end-rounds = { $n } { $n ->
    [one] ronde
   *[other] ronden
 }
end-moves = { $n } { $n ->
    [one] zet
   *[other] zetten
 }
end-minutes = { $n } { $n ->
    [one] minuut
   *[other] minuten
 }
chat = Chat
chat-empty = Er heeft nog niemand iets gezegd.
seat-out = uit het spel
seat-out-bot = uit het spel, een bot speelt verder
seat-away = weg, een bot speelt
seat-gone = niet hier
hint-promise = wint vanaf hier ongeveer { $n } van de 100 partijen
hint-equal = ongeveer gelijk
hint-then = dan waarschijnlijk: { $action }
hint-after = en dan: { $action }
curtain = Het scherm gaat naar { $name }
curtain-why = { $label } heeft een hand die de anderen niet mogen zien.
curtain-ready = Ik ben { $name }: open
fair-cards = { $drawn ->
    [cards] Hoe de kaarten eerlijk blijven
    [dice] Hoe de dobbelstenen eerlijk blijven
   *[lots] Hoe de loting eerlijk blijft
 }
fair-cards-why = De browser van elke speler en de server leggen zich elk vast op een geheim willekeurig getal voordat iemand het zijne laat zien. Alle samen bepalen ze { $drawn ->
    [cards] de kaarten
    [dice] de dobbelstenen
   *[lots] de loting
 }, dus niemand kan kiezen, zelfs wie de server beheert niet. De vingerafdruk, om met de anderen te vergelijken:
roll-none = In dit spel wordt niets geloot.
roll-fair = { $drawn ->
    [cards] De kaarten zijn eerlijk: de browsers van alle spelers bepalen ze samen.
    [dice] De dobbelstenen zijn eerlijk: de browsers van alle spelers gooien ze samen.
   *[lots] De loting is eerlijk: de browsers van alle spelers bepalen haar samen.
 }
roll-waits = Wachten op { $names }.
roll-missing = Als de partij begint, zijn ook nodig: { $names }.
roll-thrown = Loting { $n } is weggegooid: te laat geantwoord door { $names }.
roll-thrown-seats = Loting { $n } is weggegooid: de plaatsen zijn veranderd.
roll-go-on = Begin zonder te wachten op { $names }
roll-checked = { $drawn ->
    [cards] Deze browser heeft de kaarten gecontroleerd: niemand kon ze kiezen.
    [dice] Deze browser heeft de dobbelstenen gecontroleerd: niemand kon kiezen wat ze tonen.
   *[lots] Deze browser heeft de loting gecontroleerd: niemand kon haar kiezen.
 }
roll-fault-unreadable = De loting van de server is niet te lezen, dus deze browser doet er niet aan mee.
roll-fault-promise = Pas op: de server heeft veranderd wat hij voor de loting had vastgelegd. Wat komt, kan gekozen zijn.
roll-fault-replaced = Pas op: de server spreekt voor jouw plaats met iets wat je browser nooit heeft verstuurd. Je browser doet niet mee.
roll-fault-left-out = Pas op: de loting gaat gebeuren zonder je browser.
roll-fault-other = Pas op: de loting ging anders dan je getoond is. Wat kwam, kan gekozen zijn.
roll-fault-thrown = Pas op: de server zwijgt over een loting die is weggegooid.
roll-fault-without = De loting van deze partij is zonder je browser gedaan.
roll-fault-log = Pas op: het logboek van deze partij bewijst niet dat de loting eerlijk was.
proposal-undo = { $name } wil de laatste zet terugnemen.
proposal-draw = { $name } biedt remise aan.
proposal-abandon = { $name } wil de partij afbreken.
proposal-declined = Het voorstel is afgewezen.
hint = Hint
chat-mute = Toon niet meer wat { $name } zegt
chat-muted = { $name } is gedempt.
chat-unmute = Weer tonen
outcome-unfinished = De partij is niet afgelopen.
log-deed = { $name }: { $words }
