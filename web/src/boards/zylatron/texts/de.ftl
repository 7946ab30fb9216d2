### Das Brett von Zylatron

zylatron-galaxy = Die Galaxie
zylatron-point = { $point }: { $what }
zylatron-nothing = leer
zylatron-zoomIn = Vergrößern
zylatron-zoomOut = Verkleinern
zylatron-whole = Ganze Galaxie, oder zurück zum Heimatplaneten
zylatron-close = Schließen
zylatron-goHere = { $piece }: hierher
zylatron-damaged = beschädigt

zylatron-colour-red = Rot
zylatron-colour-blue = Blau
zylatron-colour-green = Grün
zylatron-colour-yellow = Gelb

zylatron-nobody = niemand

zylatron-kind-battle-star = Kampfstern
zylatron-kind-star-fighter = Sternjäger
zylatron-kind-warrior = Krieger
zylatron-kind-missile = Krill-Rakete

zylatron-card-hit = TREFFER
zylatron-card-miss = FEHLSCHUSS
zylatron-card-damage = SCHADEN

zylatron-condition-working = in Betrieb
zylatron-condition-damaged = beschädigt
zylatron-condition-destroyed = zerstört

zylatron-verb-begin = Ziehen
zylatron-verb-fire = Schießen
zylatron-verb-launch = Starten
zylatron-verb-beam = Beamen
zylatron-verb-shift = Umsetzen
zylatron-verb-repair = Instand setzen
zylatron-verb-load = Laden:
zylatron-verb-dock = An Bord gehen:
zylatron-verb-drop = Absetzen:
zylatron-verb-onto = Auf
zylatron-verb-target = Ziel
zylatron-verb-rebuild = Wiederaufbauen:
zylatron-verb-end = Zug beenden

zylatron-prompt-over = Das Spiel ist aus.
zylatron-prompt-wait = { $colour } ist am Zug.
zylatron-prompt-act = Tippe auf eine deiner Figuren. Bewegungen übrig: { $n }
zylatron-prompt-order = Wähle, was sie tun soll. Bewegungen übrig: { $n }
zylatron-prompt-moved = Alle Bewegungen sind gemacht: schießen, beamen, kaufen oder den Zug beenden.
zylatron-prompt-end = Es bleibt nichts zu tun: beende den Zug.
zylatron-prompt-mover = { $piece } zieht: noch { $n } { $n ->
    [one] Schritt
   *[other] Schritte
 }. Tippe auf einen markierten Punkt.
zylatron-prompt-join = { $piece } ist bei einer eigenen Figur: laden oder an Bord gehen.
zylatron-prompt-fire = { $piece } schießt: tippe auf das Ziel.
zylatron-prompt-launch = { $piece } ist gestartet: tippe, wo sie explodiert.
zylatron-prompt-beam = Wohin wird { $piece } gebeamt?
zylatron-prompt-shift = Worauf wird { $piece } umgesetzt?
zylatron-prompt-buy = Wohin kommt die neue Figur ({ $piece })?
zylatron-prompt-pick = Tippe auf deinen Wunschplaneten.
zylatron-prompt-card = Eine Schusskarte wird gezogen.

zylatron-round = Runde { $round } von { $last }
zylatron-money = Zys
zylatron-moneyOf = { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
zylatron-zylonCard = hat die Zylonkarte
zylatron-heldBy = übernommen von { $colour }
zylatron-out = ausgeschieden
zylatron-factories = Fabriken
zylatron-bank = Bank
zylatron-lostOf = { $n } in der Bank
zylatron-strikes = Verbleibende Schusskarten
zylatron-sheet = Reichweiten und Preise

zylatron-sheet-moves = Schritte
zylatron-sheet-laser = Laser
zylatron-sheet-pegs = Plätze
zylatron-sheet-more = Beamen { $beam } · Explosion { $blast } · Fabrik { $price }

zylatron-banner-picks = { $colour } wählt einen Planeten
zylatron-banner-turn = { $colour } · Runde { $n }
zylatron-banner-reshuffled = Schusskarten neu gemischt
zylatron-banner-income = { $colour }: +{ $n } { $n ->
    [one] Zy
   *[other] Zys
 }
zylatron-banner-zylon = { $colour } nimmt die Zylonkarte!
zylatron-banner-captured = { $other } erobert das Hauptquartier von { $colour }!
zylatron-banner-inherits = { $colour } hat keinen Krieger: { $other } erbt
zylatron-banner-deserted = { $colour } scheidet aus
zylatron-banner-wins = { $colour } beherrscht die Galaxie!
zylatron-banner-rounds = { $n ->
    [one] 1 Runde ist
   *[other] { $n } Runden sind
 } vorbei

zylatron-say-turn = { $colour } ist am Zug, Runde { $round }. Bewegungen übrig: { $moves }.
zylatron-say-mover = { $piece } zieht, noch { $n } { $n ->
    [one] Schritt
   *[other] Schritte
 }.
zylatron-say-player = { $colour } hat { $money } { $money ->
    [one] Zy
   *[other] Zys
 }; verlorene Figuren: { $lost }.
zylatron-say-out = { $colour } ist ausgeschieden.
zylatron-say-pieces = Figuren von { $colour }: { $pieces }.
zylatron-say-at = { $what }: { $point }
zylatron-say-factory = { $name }: { $condition }
zylatron-say-factories = Fabriken: { $factories }.
zylatron-say-zylon = Die Zylonkarte hat { $colour }.

zylatron-group-begin = Eine Figur ziehen
zylatron-group-go = Zu einem Punkt ziehen
zylatron-group-load = Laden
zylatron-group-dock = An Bord gehen
zylatron-group-drop = Absetzen
zylatron-group-fire = Schießen
zylatron-group-target = Das Ziel wählen
zylatron-group-launch = Starten
zylatron-group-detonate = Explodieren
zylatron-group-beam = Beamen
zylatron-group-to = Beamen nach
zylatron-group-shift = Umsetzen
zylatron-group-onto = Auf
zylatron-group-buy = Kaufen
zylatron-group-at = Setzen auf
zylatron-group-repair = Instand setzen
zylatron-group-rebuild = Wiederaufbauen
zylatron-group-pick = Einen Planeten wählen
zylatron-group-end = Zug beenden

zylatron-do-begin = { $what } ziehen
zylatron-do-go = Nach { $what }
zylatron-do-load = { $what } laden
zylatron-do-dock = An Bord von { $what }
zylatron-do-drop = { $what } absetzen
zylatron-do-fire = { $what } schießt
zylatron-do-target = Ziel: { $what }
zylatron-do-launch = { $what } starten
zylatron-do-detonate = Explosion auf { $what }
zylatron-do-beam = { $what } beamen
zylatron-do-to = Nach { $what } beamen
zylatron-do-shift = { $what } umsetzen
zylatron-do-onto = Auf { $what }
zylatron-do-buy = { $what } kaufen
zylatron-do-at = Auf { $what } setzen
zylatron-do-repair = { $what } instand setzen
zylatron-do-rebuild = { $what } wiederaufbauen
zylatron-do-pick = Planet { $what } wählen
zylatron-do-end = Zug beenden

zylatron-moved = ist gezogen
zylatron-fired = hat geschossen

zylatron-share-warriors = { $n } { $n ->
    [one] Krieger auf dem Brett
   *[other] Krieger auf dem Brett
 }
zylatron-share-factories = { $n } { $n ->
    [one] Fabrik, die steht
   *[other] Fabriken, die stehen
 }

zylatron-aim = Nimm die Hauptquartiere der anderen: Ein Krieger von dir muss darauf gehen. Du hast drei Bewegungen im Zug; Träger fliegen Krieger hinüber, Laser und Raketen räumen den Weg.
zylatron-scoring = Wer zuletzt übrig bleibt, gewinnt. Nach der letzten Runde zählt jeder Krieger auf dem Brett und jede Fabrik, die steht, einen Punkt.

zylatron-pieceOf = { $kind } { $n } von { $colour }
zylatron-pieceFree = { $kind } { $n }
zylatron-factoryAt = Fabrik von { $colour } { $place ->
    [home] daheim
    [moon] auf dem Mond
   *[zylon] auf Zylon
 }
zylatron-spot-headquarters = das Hauptquartier auf { $body }
zylatron-spot-middle = mitten auf { $body }
zylatron-spot-on = auf { $body }, { $side }
zylatron-spot-beside = neben { $body }, { $side }
zylatron-spot-space = im Weltraum, am nächsten bei { $body }, { $side }
zylatron-body-zylon = Zylon
zylatron-body-planet-upper-left = dem Planeten oben links
zylatron-body-planet-upper-right = dem Planeten oben rechts
zylatron-body-planet-lower-right = dem Planeten unten rechts
zylatron-body-planet-lower-left = dem Planeten unten links
zylatron-body-moon-upper-left = dem Mond oben links
zylatron-body-moon-upper-right = dem Mond oben rechts
zylatron-body-moon-lower-right = dem Mond unten rechts
zylatron-body-moon-lower-left = dem Mond unten links
zylatron-side-right = rechts
zylatron-side-upper-right = rechts oben
zylatron-side-above = darüber
zylatron-side-upper-left = links oben
zylatron-side-left = links
zylatron-side-lower-left = links unten
zylatron-side-below = darunter
zylatron-side-lower-right = rechts unten

zylatron-setup-piece = { $kind }, { $colour }
zylatron-setup-hurt = Beschädigen
zylatron-setup-factory = Fabrik: arbeitet, beschädigt, zerstört
zylatron-setup-way = Auf einer Figur, die dort steht, kommt eine neue
zylatron-setup-carrier = auf die, die alle anderen trägt
zylatron-setup-top = auf die oberste
zylatron-setup-stack = Der zuletzt angeklickte Stapel: Ladung in Klammern, ! für Schaden
zylatron-setup-moves = Bewegungen übrig
zylatron-setup-zylon = Die Zylonkarte
zylatron-setup-mover = Wer zieht, mit übrigen Schritten: rf1:3
zylatron-setup-subject = Die Figur einer begonnenen Handlung: rw1
zylatron-setup-target = Das Ziel, das auf eine Karte wartet: bf2 oder blue-moon
zylatron-setup-blast = Wo eine Krill-Rakete explodiert: 28,14
zylatron-setup-ruins = Zerstörte Fabriken: red-home, blue-moon
zylatron-setup-hurtOnes = Beschädigte Fabriken: red-zylon
zylatron-setup-of = Runden insgesamt
zylatron-setup-lacked = Hatte zu Beginn des Zugs keinen Krieger
zylatron-setup-half = Halbe Preise
zylatron-setup-touch = Eine berührte Figur muss ziehen
zylatron-setup-planet = Planet
zylatron-setup-noPlanet = noch nicht gewählt
zylatron-setup-held = Ihre Figuren gehorchen
zylatron-setup-remover = Wer den letzten Krieger entfernt hat
zylatron-setup-phase-pick = Planeten werden gewählt
zylatron-setup-phase-act = ein Zug
zylatron-setup-phase-join = eine Figur ist bei einer eigenen angekommen
zylatron-setup-phase-leave = eine Figur hat eine andere abgesetzt
zylatron-setup-phase-fire = ein Ziel wird genannt
zylatron-setup-phase-launch = eine Krill-Rakete wird gestartet
zylatron-setup-phase-beam = eine Figur wird gebeamt
zylatron-setup-phase-shift = Ladung wird umgeladen
zylatron-setup-phase-buy = eine Figur wird gekauft
zylatron-setup-phase-card = eine Schusskarte wird gezogen
zylatron-setup-phase-over = das Spiel ist aus
zylatron-corner-top-left = oben links
zylatron-corner-top-right = oben rechts
zylatron-corner-bottom-right = unten rechts
zylatron-corner-bottom-left = unten links
