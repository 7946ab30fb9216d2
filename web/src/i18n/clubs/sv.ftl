### Klubbar och spelkvällar

club-all = Klubbar
club-to-all = Klubbar
club-why = En klubb är för människor som spelar tillsammans: medlemmarna, deras spel, egna turneringar, och vem som ligger främst.
club-new = Grunda en klubb
club-none = Det finns ingen klubb än.
club-name = Klubbens namn
club-about = Vad är den till för? (frivilligt)
club-found = Grunda klubben
club-need-account = Klubbmedlemmar har ett behållet namn, så att de andra känner igen dem.
club-keep-name = Behåll ett namn
club-since = sedan { $date }
club-n-members = { $n ->
    [one] 1 medlem
   *[other] { $n } medlemmar
 }
club-role-officer = ledare
club-role-member = medlem
club-role-asked = vill gå med
club-you-officer = Du är ledare för den här klubben.
club-you-member = Du är medlem i den här klubben.
club-you-asked = Du har bett att få gå med. En ledare bestämmer.
club-join = Gå med i klubben
club-ask = Be att få gå med
club-leave = Lämna klubben
club-withdraw = Ta tillbaka förfrågan
club-leave-sure = Lämna { $name }? För att komma tillbaka behöver du länken eller en ledare.
club-members = Medlemmar
club-manage = Hantera
club-manage-done = Klart
club-accept = Godkänn
club-decline = Avböj
club-remove = Ta bort
club-appoint = Gör till ledare
club-dismiss = Inte längre ledare
club-lead = För ledare
club-link-why = Den som öppnar länken och har ett behållet namn kan gå med direkt.
club-new-link = Ny länk
club-new-link-why = En ny länk gör den gamla ogiltig.
club-edit = Ändra beskrivningen
club-save = Spara
club-running = Spelas nu
club-no-running = Ingen spelar vid ett offentligt bord just nu.
club-finished = Avslutade spel
club-no-finished = Inga offentliga spel än. Medlemmar väljer på sin kontosida om andra ser deras.
club-tournaments = Turneringar och spelkvällar
club-no-tournaments = Inga än.
club-leaders = Vem som ligger främst
club-no-leaders = Ingen rating än: spela spel med rating och visa din rating på din kontosida.
club-scope = { $game } för { $n }
club-of-player = Medlem i
club-report = Anmäl klubben
club-report-why = Moderatorer tittar på namnet och beskrivningen och berättar vad de beslutat.
club-moderated = Klubben { $name }
club-choice = Klubb
club-no-club = ingen klubb
club-members-only = Bara för medlemmar
letter-club-closed = En moderator har stängt klubben { $name }: { $why }
letter-report-close = Tack för din anmälan. En moderator har stängt klubben { $name }.
moderation-deed-close = Stäng klubben
tournament-system-evening = Spelkväll
evening-new = Ny spelkväll
evening-why = En kväll med en enda länk: skicka runt den, se vilka som kommer, starta en runda när du vill.
evening-open = Öppna spelkvällen
evening-name = Spelkvällens namn
evening-games = Spel, i tur och ordning
evening-games-why = Första rundan är det första spelet, och så vidare. Välj minst ett.
evening-rounds = Rundor
evening-rounds-open = tills jag avslutar
evening-odd = De som blir över
evening-odd-bots = spelar med bottar
evening-odd-wait = väntar en runda
evening-i-play = Jag spelar också
evening-hall = Salen
evening-here = { $n ->
    [0] Ingen är här än.
    [one] En person är här.
   *[other] { $n } personer är här.
 }
evening-waits = Väntar på att { $name } ska starta
evening-yours = Starta när tillräckligt många är här
evening-round-on = Runda { $n }: { $game }
evening-round-of = Runda { $n } av { $all }: { $game }
evening-between = Runda { $n } är över. Härnäst: { $game }
evening-last-over = Sista rundan är över.
evening-is-over = Spelkvällen är slut
evening-come = Jag är här
evening-go = Jag måste gå
evening-you-wait = Du är med. När { $name } startar en runda tar den här sidan dig till ditt bord.
evening-you-rest = Du har inget bord i den här rundan, eller så är ditt spel slut. Den här sidan tar dig till ditt nästa bord.
evening-late = En runda spelas. Säg att du är här, så spelar du i nästa.
evening-start = Starta runda { $n }: { $game }
evening-start-why = { $n ->
    [one] En person vid bord om { $all }.
   *[other] { $n } personer vid bord om { $all }.
 }
evening-end = Avsluta spelkvällen
evening-end-sure = Avsluta spelkvällen? Rundan som spelas görs klar först.
evening-link = Spelkvällens länk
evening-aside = { $name } har gått: hoppa över
evening-gone = Har gått
evening-back = Till tabellen
evening-next-table = Runda { $n } har börjat: till ditt bord
hook-title = Bordets webhook
hook-why = När det blir någons tur, eller spelet börjar eller slutar, anropar bordet en adress som du anger.
hook-allowed = Den som driver servern tillåter: { $hosts }.
hook-allowed-none = Den som driver servern anger inga värdar offentligt. Fråga vilka du får använda.
hook-disabled = Den här servern anropar ingen: den som driver den har inte slagit på det.
hook-url = Adress
hook-add = Anropa den här adressen
hook-now = Bordet anropar { $name }.
hook-secret = Hemligheten som anropen signeras med. Den visas bara den här gången:
hook-test = Prova
hook-good = Svaret var { $status }.
hook-bad = Svaret var { $status }, vilket räknas som ett misslyckande.
hook-silent = Ingen svarade.
hook-remove = Anropa ingen
hook-menu = Meddela ett program (webhook)
