### Die Lektionen von Space Walk auf Deutsch

## first-game

first-game-title = Vorbei an den Schwarzen Löchern

fly-text = Du bist Rot. Zwei Flotten kreisen an Schwarzen Löchern vorbei; wessen Flotte zuerst verschluckt ist, verliert. Tippe auf den Planeten deines großen Schiffs: Es fliegt ein Feld weit.
fly-otherwise = Dieser Planet kommt als Nächstes dran. Zuerst das einzelne Schiff auf dem markierten Planeten.
fly-praise = Los geht’s! Schiffe fliegen immer in Richtung der Pfeile.
fly-mistake-1 = Dort stehen nur blaue Schiffe. Wähle einen Planeten mit einem Schiff von dir.
fly-mistake-2 = Das ist ein Schwarzes Loch. Schiffe starten von Planeten.

stack-text = Jetzt der Planet mit drei Schiffen. Alle fliegen: das große 1 Feld, das mittlere 2, das kleine 3.
stack-praise = Erst das große, zuletzt das kleine, jedes ein Feld weiter.
stack-mistake-1 = Ein guter Zug, aber er zeigt dir nichts Neues. Probier die drei Schiffe.
stack-mistake-2 = Du kannst kein einzelnes Schiff herausgreifen. Alle auf dem Planeten fliegen.

danger-text = Ein Schiff, das auf einem Schwarzen Loch ankommt, ist verloren. Ziehen musst du. Räume den Planeten, bei dem keines verloren geht.
danger-praise = Geschafft. Vor dem Fliegen zählen: Das ist das ganze Spiel.
danger-mistake-1 = Ein Feld weiter ist das Schwarze Loch: Das Schiff ist weg. Nimm es zurück und räume den anderen Planeten.
danger-mistake-2 = Stillsitzen geht nicht: In jedem Zug wird ein Planet geräumt.

weapon-text = Jedes Schiff auf deinem Planeten fliegt, auch das blaue! Das große 1 weit, das mittlere 2. Finde den Planeten, der ein blaues Schiff ins Loch wirft.
weapon-praise = Erwischt! Teile dir einen Planeten mit Blau, und seine Schiffe fliegen, wann du willst.
weapon-mistake-1 = Dort passiert Blau nichts. Sieh dir den Planeten an, den du mit Blau teilst, zwei Felder vor dem Loch.

order-text = Zwei Schiffe gleicher Größe: Du bestimmst, welches zuerst fliegt. Das Loch ist zwei Felder weiter. Räume diesen Planeten, Rot zuerst.
order-praise = Rot flog 1, Blau flog 2, mitten ins Loch.
order-mistake-1 = Blau flog 1 und dein Schiff 2, ins Loch. Nimm es zurück: zuerst das eigene Schiff.
order-mistake-2 = Sicher, aber auf dem markierten Planeten ist ein blaues Schiff zu fangen.

join-text = Noch hast du kein blaues Schiff in der Hand. Flieg mit deinem großen Schiff ein Feld weit, auf den Planeten von Blau.
join-mistake-1 = Auch dort triffst du Blau, aber weiter weg vom Loch. Nimm den anderen Planeten.
join-mistake-2 = Dort hast du noch kein Schiff. Flieg erst eines hin.

second-turn-text = Du hast zwei Marken. Nach deinem Zug kauft eine Marke sofort einen zweiten. Räume den gemeinsamen Planeten, bevor Blau etwas tun kann!
second-turn-praise = Blau hatte keine Chance. Eine Marke je Runde, und eine bezahlte Marke ist weg.
second-turn-mistake-1 = Dann fliegt Blau vorher weg. Zahle eine Marke: Das blaue Schiff steht zwei Felder vor dem Loch.
second-turn-mistake-2 = Ein zweiter Zug, aber mit dem falschen Planeten. Räume den, den du mit Blau teilst.

rescue-text = Gefahr: Blau ist dran, und dein kleines Schiff flöge als drittes ins Loch. Eine Marke bewegt auch ein einzelnes Schiff ein Feld weit. Rette es!
rescue-praise = Gerettet! Zahlen darfst du auch vor deinem eigenen Zug, immer wenn du gefragt wirst.
rescue-mistake-1 = Blau räumt seinen Planeten: das große 1, das mittlere 2, dein kleines 3, ins Loch.
rescue-mistake-2 = Dieses Schiff war sicher. In Gefahr ist das kleine neben Blau.

placing-text = Ein richtiges Spiel beginnt mit dem Einsetzen, reihum, nie zwei gleich große auf einem Planeten. Setz dein letztes gleich hinter ein Loch: weit weg vom nächsten.
placing-praise = Gut gesetzt: sechs Felder bis zum nächsten Loch.
placing-mistake-1 = Dort steht schon ein großes Schiff. Beim Einsetzen von jeder Größe nur eines.
placing-mistake-2 = Niemand beginnt in einem Schwarzen Loch. Wähle einen Planeten.
placing-mistake-3 = Ein Flug von dort endet im Loch. Wähle einen Planeten gleich hinter einem Loch.

win-text = Blau hat noch ein Schiff. Fliegt es als drittes, fällt es ins Loch. Räume den Planeten, wähle die Reihenfolge und gewinne!
win-praise = Die blaue Flotte ist weg. Du hast gewonnen!
win-mistake-1 = Blau flog als zweites und entkam, deines flog als drittes. Lass dein mittleres Schiff vor dem blauen fliegen.
win-mistake-2 = Sicher, aber Blau entkommt. Sein letztes Schiff steht bei deinem.

cadet-text = Jetzt kannst du alles. Zu dritt oder mit mehr Leuten zählen die Schiffe, die du behältst: große 4, mittlere 3, kleine 1. Spiel gegen einen Kadetten!

## exercises

win-in-one-text = Gewinne in einem Zug. Blau hat nur noch ein Schiff. Welcher Planet, und wer fliegt wann?
win-in-one-hint = Drei mittlere Schiffe, und das Loch ist drei Felder weiter. Blau muss das dritte sein.
win-in-one-mistake-1 = Jetzt ist eines von deinen das dritte. Schick deine beiden vor dem blauen los.
win-in-one-mistake-2 = Das fällt selbst ins Loch.

save-your-ship-text = Rette dein Schiff. Du hast gezogen, Blau ist dran. Eine Marke, ein Schritt: Danach darf Blau keines deiner Schiffe mehr versenken können.
save-your-ship-hint = Auf welchem Planeten mit einem blauen Schiff würde eines von deinen im Loch enden?
save-your-ship-mistake-1 = Jetzt stehen dort drei Schiffe, aber dein mittleres fliegt noch immer als zweites, ins Loch.
save-your-ship-mistake-2 = Sieh nach, wohin deine Schiffe fliegen, wenn Blau seine Planeten räumt.
save-your-ship-mistake-3 = Das war nicht in Gefahr: Das Loch ist weit weg.

two-at-once-text = Gewinne in diesem Zug. Blau hat zwei Schiffe; du hast eine Marke für einen zweiten Zug.
two-at-once-hint = Beide blauen Schiffe stehen zwei Felder vor einem Loch. In jeder Gruppe müssen sie als zweite fliegen.
two-at-once-mistake-1 = Dein Schiff flog als zweites. Schick zuerst dein eigenes.
two-at-once-mistake-2 = Ein blaues Schiff ist weg, eines ist noch da. Die Marke kauft sofort einen zweiten Zug.
