### Het bord van Astroplane

astroplane-board = Het bord
astroplane-red = Rood
astroplane-blue = Blauw
astroplane-green = Groen
astroplane-yellow = Geel
astroplane-n = boven
astroplane-e = rechts
astroplane-s = beneden
astroplane-w = links
astroplane-ne = rechtsboven
astroplane-se = rechtsonder
astroplane-sw = linksonder
astroplane-nw = linksboven

astroplane-side-south = onderaan
astroplane-side-west = links
astroplane-side-north = bovenaan
astroplane-side-east = rechts

astroplane-facing = Wijs naar { $facing }
astroplane-turned = { $what }, wijzend naar { $facing }
astroplane-start-area = Startgebied van { $owner }, { $cell }: { $n } { $n ->
    [one] toestel
   *[other] toestellen
 }
astroplane-square-at = Vierkant van { $owner }, { $cell }
astroplane-stack-at = { $owners }, { $cell }, wijzend naar { $facing }
astroplane-round = Ronde { $n }
astroplane-over = Het spel is afgelopen.
astroplane-waits = { $player } heeft nog { $n } { $n ->
    [one] zet
   *[other] zetten
 }.

astroplane-asks-send = Waarheen gaat het toestel van { $owner } terug?
astroplane-asks-reserve = Er mag een toestel uit je reserve komen: waarheen?
astroplane-asks-move-on = Het Vierkant in { $cell } moet verder.
astroplane-asks-moved = Alle zetten zijn gedaan: gebruik wat nog gemarkeerd is, of beëindig de beurt.
astroplane-asks-move = Kies een toestel; nog { $n } { $n ->
    [one] zet
   *[other] zetten
 }.
astroplane-asks-target = Kies waarheen je vliegt en waarheen het toestel wijst.

astroplane-cancel = Ander toestel
astroplane-reserve = Reserve
astroplane-reserve-n = { $n } in reserve
astroplane-kills-n = { $n } uitgeschakeld
astroplane-points-n = { $n } { $n ->
    [one] punt
   *[other] punten
 }
astroplane-match-n = match { $n } van { $to }

astroplane-do-fly = { $from } naar { $to }
astroplane-do-pass = wormgat { $from } naar { $to }
astroplane-do-step = Vierkant { $from } stapt naar { $to }
astroplane-do-kill = Vierkant { $from } schakelt uit op { $to }
astroplane-do-fire = de anomalie { $corner } afvuren
astroplane-do-end = Beurt beëindigen
astroplane-do-left = Linker startgebied
astroplane-do-right = Rechter startgebied
astroplane-do-none = Reserve laten liggen
astroplane-do-first = begint

astroplane-from = vanaf { $cell }
astroplane-others = overige

astroplane-share-kills = { $n } { $n ->
    [one] toestel uitgeschakeld
   *[other] toestellen uitgeschakeld
 }
astroplane-share-top = { $n } { $n ->
    [one] toestel bovenop in de Singulariteit
   *[other] toestellen bovenop in de Singulariteit
 }
astroplane-share-beneath = { $n } { $n ->
    [one] toestel daar onder een ander
   *[other] toestellen daar onder andere
 }
astroplane-share-true-win = Ware overwinning: bovenop in alle vier de centrale vakken
astroplane-share-game = Spel { $n }

astroplane-aim = Breng vier toestellen de Singulariteit in het midden in, één bovenop in elk van de vier vakken: dat is een ware overwinning. Een toestel vliegt waarheen het wijst en draait als het landt.
astroplane-scoring = Zonder ware overwinning beslissen punten: 3 voor elk toestel dat je met een Vierkant hebt uitgeschakeld, 2 voor elk van jou bovenop in het midden, 1 voor elk eronder.

astroplane-place = kolom { $column }, rij { $row }
astroplane-empty-at = { $what }, { $cell }: leeg
astroplane-kind-o = Vak
astroplane-kind-c = Vak bij het zwarte gat
astroplane-kind-w = Wormgat
astroplane-kind-h = Hyperruimte
astroplane-kind-f = Vuurpositie
