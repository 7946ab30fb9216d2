### Människor emellan: uppförande, inbjudningar, turneringar

conduct-block = Blockera
conduct-unblock = Sluta blockera
conduct-blocked = Blockerade personer
conduct-block-why = En person du blockerar kan inte sätta sig med dig, bjuda in dig eller paras ihop med dig, och du ser inte längre vad personen skriver. { $name } får inte veta det.
conduct-blocked-now = { $name } är blockerad. Du häver det på din kontosida.
conduct-more = Blockera eller anmäl { $name }
conduct-report = Anmäl
conduct-report-why = Moderatorer tittar på anmälningar och berättar vad de beslutat.
conduct-report-line = Raden och raderna runt den går till moderatorerna, som berättar vad de beslutat.
conduct-reported = Tack. Moderatorer tittar på det och berättar vad de beslutat.
conduct-reason = Vad är fel?
conduct-reason-insult = Förolämpningar eller hot
conduct-reason-spam = Spam
conduct-reason-cheating = Fusk
conduct-reason-leaving = Lämnar spel
conduct-reason-name = Ett stötande namn
conduct-reason-other = Något annat
conduct-what-happened = Vad hände? (frivilligt)
conduct-hide-rude = Dölj grova ord i chatten
desk-title = Väntar på dig
desk-invitation = { $name } bjuder in dig till ett bord med { $game } för { $n }.
desk-accept = Sätt dig
desk-decline = Avböj
desk-put-away = Jag har sett det
desk-to-table = Till ditt bord
desk-tournament = { $name }: runda { $n } har börjat, och ditt bord är klart.
desk-reports = { $n ->
    [one] En anmälan väntar på en moderator.
   *[other] { $n } anmälningar väntar på en moderator.
 }
letter-report-dismiss = Tack för din anmälan om { $name }. En moderator har tittat på den och inte funnit något som bryter mot serverns regler.
letter-report-warn = Tack för din anmälan om { $name }. En moderator har utfärdat en varning.
letter-report-silence = Tack för din anmälan om { $name }. Personen kan inte chatta på ett tag.
letter-report-ban = Tack för din anmälan om { $name }. Personen har stängts av.
letter-warned = En moderator varnar dig: { $why }
letter-silenced = { $days ->
    [one] Du kan inte chatta på en dag. Moderatorn säger varför: { $why }
   *[other] Du kan inte chatta på { $days } dagar. Moderatorn säger varför: { $why }
 }
moderation-title = Moderering
moderation-none = Ingen anmälan väntar.
moderation-more = { $n } till väntar efter dessa.
moderation-about = Om { $name }
moderation-by = anmält av { $name }
moderation-same = { $n } personer har anmält samma sak
moderation-before = { $n ->
    [one] ett tidigare beslut mot personen
   *[other] { $n } tidigare beslut mot personen
 }
moderation-table = Bordet ({ $game })
moderation-deed = Åtgärd
moderation-deed-dismiss = Inget fel
moderation-deed-warn = Varna
moderation-deed-silence = Tysta i chatten
moderation-deed-ban = Stäng av
moderation-days = Dagar
moderation-n-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagar
 }
moderation-for-good = för alltid
moderation-why = Varför (den som varnas eller tystas läser det)
moderation-decide = Besluta
moderation-log = Nyligen beslutat
moderation-decided-by = av { $name }
moderation-operator = den som driver servern
invite-challenge = Bjud in { $name } att spela
invite-name = Bjud in med namn
invite-send = Bjud in
invite-sent = { $name } är inbjuden.
invite-show-code = Visa som QR-kod
invite-hide-code = Dölj QR-koden
invite-code = Länkens QR-kod
tournament-all = Turneringar
tournament-to-all = Alla turneringar
tournament-why = En turnering sköter sig själv: servern lottar rundorna och öppnar borden, och alla ser hur de ligger till.
tournament-new = Ny turnering
tournament-none = Det finns ingen turnering än.
tournament-list-running = Pågår
tournament-list-open = Öppna för spelare
tournament-list-over = Avslutade
tournament-name = Turneringens namn
tournament-at-a-table = Spelare vid ett bord
tournament-system = System
tournament-system-swiss = Schweizer
tournament-system-robin = Alla mot alla
tournament-system-groups = Grupper
tournament-about-swiss = Schweizer: i varje runda möts de som har vunnit lika ofta, och inga möts två gånger.
tournament-about-robin = Alla mot alla: alla möter alla en gång. Högst 16 spelare.
tournament-about-groups = Grupper: i varje runda nya bord efter poäng; placeringen vid ett bord ger poäng.
tournament-rounds = Rundor
tournament-rounds-usual = så många som passar
tournament-start = Start
tournament-start-by-hand = när jag trycker på start
tournament-in-minutes = om { $n } minuter
tournament-in-hours = { $n ->
    [one] om 1 timme
   *[other] om { $n } timmar
 }
tournament-fill-to = Bottar fyller upp till
tournament-bot = Bottar av graden
tournament-listed = Alla hittar den i listan (annars bara via länken)
tournament-open = Öppna turneringen
tournament-you-play = du spelar
tournament-n-entrants = { $n ->
    [one] 1 spelare
   *[other] { $n } spelare
 }
tournament-in-round = runda { $n }
tournament-round-of = Runda { $n } av { $all }
tournament-round = Runda { $n }
tournament-is-over = Turneringen är slut
tournament-starts-by-host = börjar när värden säger till
tournament-starts-at = börjar { $date }
tournament-hosted-by = värd: { $name }
tournament-join = Delta
tournament-leave = Gå ur igen
tournament-withdraw = Dra dig ur
tournament-withdraw-sure = Du lottas inte mer i kommande ronder. Dra dig ur?
tournament-start-now = Starta nu
tournament-wait = Ditt spel i den här rundan är slut. Nästa runda börjar när alla är klara.
tournament-filled = Där människor saknas deltar bottar, upp till { $n } totalt.
tournament-entrants = { $n ->
    [one] 1 spelare
   *[other] { $n } spelare
 }
tournament-standings = Tabell
tournament-nobody = Ingen än.
tournament-place = Placering
tournament-player = Spelare
tournament-points = Poäng
tournament-points-short = P
tournament-buchholz = Buchholz: alla motståndares poäng
tournament-buchholz-short = BH
tournament-sonneborn = Sonneborn-Berger: poängen hos dem som besegrats, och hälften hos dem man spelat lika med
tournament-sonneborn-short = SB
tournament-tables = Bord
tournament-playing = spelar
tournament-bye = frirunda
tournament-crosstable = Vem som mött vem
tournament-podium = De tre första
tournament-n-points = Poäng: { $points }
tournament-never-begun = Den började aldrig: för få kom.
