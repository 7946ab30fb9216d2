### Ett bord: före, under och efter spelet

device-here = Motståndare tänker på den här enheten: ungefär { $n } ställningar i sekunden. Där kort är dolda eller andra människor spelar tänker de på servern.
device-away = Motståndare tänker på servern. Den här enheten skulle kunna gå igenom ungefär { $n } ställningar i sekunden.
device-slow = Motståndare tänker på servern: den här enheten är långsam, med ungefär { $n } ställningar i sekunden.
device-untried = Hur snabb enheten är mäts första gången du spelar ensam mot motståndare.
device-fault-missing = Motorn för den här enheten kunde inte laddas. Motståndare tänker på servern.
device-fault-damaged = Motorn för den här enheten är skadad och används inte. Motståndare tänker på servern.
device-fault-stale = Motorn för den här enheten har inte serverns version och används inte. Motståndare tänker på servern.
result-won = Du vann
result-shared = Du delar segern
result-lost = { $winner } vann
bot-note-random = gör drag utan att tänka
bot-note-greedy = tar det som ligger närmast
bot-note-cadet = tänker ett ögonblick och gör ofta fel
bot-note-ensign = ser nästa drag
bot-note-lieutenant = planerar lite framåt
bot-note-commander = förbiser sällan något
bot-note-captain = stark: planera väl
bot-note-admiral = mycket stark: gör nästan aldrig fel
bot-note-grand-admiral = den bästa vi har
bot-note-gambler = en kapten som älskar risker
bot-note-hoarder = en kapten som behåller det hen har
bot-note-hunter = en kapten som jagar sina rivaler
status-preparing = Reglerna förbereds.
status-broken = Det kan inte fortsätta.
status-may-begin = Du får börja.
status-host = Väntar på värden
status-full = Alla är här: det kan börja
status-open = Väntar på spelare
status-running = Spelas nu
status-over = Avslutat
bot-random = Drivved
bot-greedy = Roffare
bot-cadet = Kadett
bot-ensign = Fänrik
bot-lieutenant = Löjtnant
bot-commander = Kommendör
bot-captain = Kapten
bot-admiral = Amiral
bot-grand-admiral = Storamiral
bot-gambler = Vågspelare
bot-hoarder = Hamstrare
bot-hunter = Jägare
seat-me = jag
seat-here = en person vid den här skärmen
seat-open = ledig för alla
seat-invited = för den som har inbjudningslänken
clock = Klocka
clock-none = ingen klocka
clock-quick = 1 minut per drag
clock-calm = 30 minuter per spel
clock-postal = per post: 3 dagar per drag
outcome-rules = { $winner } har vunnit.
outcome-resign = { $winner } har vunnit, eftersom motståndet gav upp.
outcome-time = { $winner } har vunnit på tid.
outcome-shared = { $winner } delar segern.
outcome-draw = Oavgjort enligt överenskommelse.
outcome-abandon = Spelet avbröts.
outcome-nobody = Spelet är slut; ingen har vunnit.
end-you-won = Du har vunnit!
end-turning-looking = Letar efter vändpunkten …
end-turning-none = Inget enskilt drag avgjorde spelet.
end-turning-you-fell = Vändpunkten var drag { $n }{ $by }: { $what }. Din chans föll från { $before } till { $after } %.
end-turning-you-rose = Vändpunkten var drag { $n }{ $by }: { $what }. Din chans steg från { $before } till { $after } %.
end-turning-fell = Vändpunkten var drag { $n }{ $by }: { $what }. Chansen för { $name } föll från { $before } till { $after } %.
end-turning-rose = Vändpunkten var drag { $n }{ $by }: { $what }. Chansen för { $name } steg från { $before } till { $after } %.
end-turning-hidden = något som bara andra såg
end-turning-show = Visa det på spelplanen
end-turning-how = Funnet av bottarnas egen sökning; där något är dolt, utifrån vad varje spelare kunde veta.
end-look = Stäng och titta på spelplanen
end-rounds = { $n } { $n ->
    [one] spelvarv
   *[other] spelvarv
 }
end-moves = { $n } { $n ->
    [one] drag
   *[other] drag
 }
end-minutes = { $n } { $n ->
    [one] minut
   *[other] minuter
 }
chat = Chatt
chat-empty = Ingen har sagt något än.
seat-out = ute
seat-out-bot = ute, en bot spelar vidare
seat-away = borta, en bot spelar
seat-gone = inte här
hint-promise = vinner ungefär { $n } av 100 spel härifrån
hint-equal = ungefär jämnt
hint-then = sedan troligen: { $action }
hint-after = och sedan: { $action }
curtain = Skärmen går till { $name }
curtain-why = { $label } har en hand som de andra inte får se.
curtain-ready = Jag är { $name }: öppna
fair-cards = Hur { $drawn ->
    [cards] korten hålls rättvisa
    [dice] tärningarna hålls rättvisa
   *[lots] lottningen hålls rättvis
 }
fair-cards-why = Varje spelares webbläsare och servern binder sig var för sig vid ett hemligt slumptal innan någon visar sitt. Alla tillsammans bestämmer { $drawn ->
    [cards] korten
    [dice] tärningarna
   *[lots] lottningen
 }, så ingen kan välja, inte ens den som driver servern. Fingeravtrycket, att jämföra med de andra:
roll-none = Inget dras i det här spelet.
roll-fair = { $drawn ->
    [cards] Korten är rättvisa: alla spelares webbläsare bestämmer dem tillsammans.
    [dice] Tärningarna är rättvisa: alla spelares webbläsare kastar dem tillsammans.
   *[lots] Lottningen är rättvis: alla spelares webbläsare bestämmer den tillsammans.
 }
roll-waits = Väntar på { $names }.
roll-missing = { $names } måste vara här när spelet börjar.
roll-thrown = Dragning { $n } förkastades: { $names } svarade inte i tid.
roll-thrown-seats = Dragning { $n } förkastades: platserna ändrades.
roll-go-on = Börja utan att vänta på { $names }
roll-checked = { $drawn ->
    [cards] Webbläsaren har kontrollerat korten: ingen kunde välja dem.
    [dice] Webbläsaren har kontrollerat tärningarna: ingen kunde välja vad de visar.
   *[lots] Webbläsaren har kontrollerat lottningen: ingen kunde välja den.
 }
roll-fault-unreadable = Serverns dragning kan inte läsas, så webbläsaren deltar inte i den.
roll-fault-promise = Varning: servern har ändrat det den hade bundit sig vid för dragningen. Det som kommer kan vara valt.
roll-fault-replaced = Varning: servern talar för din plats med något som din webbläsare aldrig skickade. Din webbläsare deltar inte.
roll-fault-left-out = Varning: dragningen ska göras utan din webbläsare.
roll-fault-other = Varning: dragningen gjordes på ett annat sätt än det du fick se. Det som kom kan vara valt.
roll-fault-thrown = Varning: servern tiger om en dragning som förkastades.
roll-fault-without = Spelets dragning gjordes utan din webbläsare.
roll-fault-log = Varning: spelets logg bevisar inte att dragningen var rättvis.
proposal-undo = { $name } vill ta tillbaka det senaste draget.
proposal-draw = { $name } erbjuder oavgjort.
proposal-abandon = { $name } vill avbryta spelet.
proposal-declined = Förslaget avböjdes.
hint = Tips
chat-mute = Visa inte mer av vad { $name } säger
chat-muted = { $name } är tystad.
chat-unmute = Visa igen
outcome-unfinished = Det är inte avslutat.
log-deed = { $name }: { $words }
