### Die Lektionen von ASTRON auf Deutsch

## first-game

first-game-title = Von der Erde zum Saturn

take-off-text = Ein Rennen von der Erde zum Saturn! Lande unterwegs auf den nummerierten Stationen; das erste Schiff dort bekommt 5 Punkte. Starte möglichst nah an Station 1.
take-off-praise = Du bist Schiff 1. Auch dein Gegner startet, und ihr bekommt je fünf Karten.
take-off-mistake-1 = Das ist die Erde. Gestartet wird auf den sechs markierten Feldern.
take-off-mistake-2 = Das darfst du, aber Station 1 liegt weit links. Starte vom Feld ganz links.

card-text = Eine Karte fliegt dein Schiff genau so weit, wie sie sagt. Spiel Vorwärts 4.
card-praise = Dein Gegner fliegt auch. Dann bekommt jeder eine neue Karte.
card-mistake-1 = Diese Karte hast du nicht. Spiel eine der fünf auf deiner Hand.
card-mistake-2 = Das trüge dich aus der Karte hinaus. Schiffe bleiben darauf.
card-mistake-3 = Erlaubt, aber die brauchst du gleich noch. Spiel die 4.

slide-text = Hast du es gesehen? Nach jeder Runde rückt die Karte eine Reihe auf dich zu; die Schiffe bleiben. Flieg dorthin, wo Station 1 neben dir sein wird: Vorwärts 2.
slide-praise = Die Karte ist gerückt, und Station 1 liegt genau neben dir.
slide-mistake-1 = Jetzt neben der Station, aber dann rückt die Karte, und sie liegt hinter dir. Ein Feld weniger.
slide-mistake-2 = Die richtige Spalte, aber die Station liegt noch vor dir. Flieg zuerst vorwärts.

station-text = Landen! Spiel Seitwärts 1 und wähle links.
station-praise = Als Erster auf Station 1: fünf Punkte! Das nächste Schiff bekommt 4, dann 3, 2, 1.
station-mistake-1 = Falsche Seite: Die Station liegt links von dir.
station-mistake-2 = Du fliegst genau 2 weit, an der Station vorbei. Du brauchst die 1.

blackout-text = Die dunklen Wolken vor dir kosten einen Punkt, wenn du sie berührst, und gleich rücken sie auf dich zu. Raus aus ihren Spalten: Seitwärts 2, nach rechts.
blackout-otherwise = Auch sicher, aber diese Karte brauchst du beim Mond. Spiel Seitwärts 2.
blackout-praise = Frei. Meteore, Strahlen und Asteroiden kosten genauso einen Punkt.
blackout-mistake-1 = Mitten durch die Funkstille: ein Punkt verloren. Flieg außen herum.
blackout-mistake-2 = Du bleibst in der Funkstille stehen: ein Punkt verloren. Weich zur Seite aus.
blackout-mistake-3 = Auch sicher! Aber behalte die 3: Sie bringt dich zum Mond.

line-up-text = Dein Gegner hat Station 1 für 4 Punkte genommen. Schnell zum Mond! Seine Station soll nach dem nächsten Rücken in deiner Reihe liegen: Vorwärts 2.
line-up-praise = Jetzt bist du auf gleicher Höhe mit der Mondstation.
line-up-mistake-1 = Die richtige Spalte, aber dort rücken Meteore auf dich: ein Punkt verloren.
line-up-mistake-2 = Eins zu weit: Die Station rückt an deiner Reihe vorbei.

moon-text = Die Station eines Planeten liegt mitten im Land. Land zu überfliegen ist harmlos, aber landen musst du auf der Station selbst: genau drei nach rechts.
moon-praise = Der Mond! Zehn Punkte.
moon-mistake-1 = Eine Bruchlandung: Du verlierst einen Punkt und sitzt fest. Flieg genau drei.
moon-mistake-2 = Der Mond liegt rechts von dir.

comet-text = Später: ein Komet! Er zerstört jedes Schiff, das ihn berührt, auch im Überflug. Er ist eine Reihe vor dir und kommt näher. Rette dein Schiff!
comet-praise = Das war knapp. Halte lange vorher nach dem Kometen Ausschau.
comet-mistake-1 = Auch über den Kometen zu fliegen ist tödlich. Verlass seine Spalte.
comet-mistake-2 = Mitten hinein. Verlass seine Spalte.
comet-mistake-3 = Das holt den Kometen sofort zu dir. Verlass seine Spalte.

upheaval-text = Noch später. Station 7 ist zwei Reihen vor dir, und kein Flug passt. Der Kosmische Umsturz schiebt sofort die ganze Karte, unter allen hindurch. Spiel ihn!
upheaval-praise = Die Station kam zu dir, und eine Funkstille traf deinen Gegner. Zwei auf einen Streich!
upheaval-mistake-1 = Eins zu weit: Eine Karte wird bis zum letzten Schritt geflogen. Lass die Karte zu dir kommen.
upheaval-mistake-2 = Bleib in der Spalte der Station und lass die Karte rücken.

shove-text = In einem anderen Spiel wartet dein Gegner gleich hinter Station 4, den Kometen im Rücken. Lande vor ihm: Das Schiff hinter dir muss zurückweichen.
shove-praise = Fünf Punkte, und dein Gegner wich in den Kometen zurück. Seine Punkte bleiben, seine Reise ist zu Ende.
shove-mistake-1 = Neben der Station, nicht darauf. Du brauchst drei.
shove-mistake-2 = Dein Gegner nimmt die Station. Lande jetzt vor ihm!

saturn-text = Endlich Saturn! Seine Ringe zerstören, was auf ihnen anhält, aber eine Karte darf hinüberspringen. Lande von hier mit einem Satz auf der Station.
saturn-praise = Du hast Saturn erreicht: fünf Punkte und ein sicheres Ziel.
saturn-mistake-1 = Das hält auf den Ringen: Dein Schiff ist verloren. Spring ganz hinüber.
saturn-mistake-2 = Nach dieser Runde rücken die Ringe auf dich zu. Spring jetzt hinüber.
saturn-mistake-3 = Das ist Saturns Land: eine Bruchlandung. Ein Feld weniger.

cadet-text = Du kannst fliegen! Wenn die Karte zu Ende ist, gewinnt, wer am meisten Punkte hat; Schiffe noch im Weltraum bekommen einen dazu. Spiel gegen einen Kadetten!

## exercises

let-it-come-text = Fünf Punkte. Keine Karte erreicht Station 6 sofort. Welche bringt dich hin, wenn die Karte rückt?
let-it-come-hint = Nach dem Zug deines Gegners rückt die Karte eine Reihe. Sei eine Reihe hinter der Station, in ihrer Spalte.
let-it-come-mistake-1 = Die Station liegt drei Spalten rechts von dir.
let-it-come-mistake-2 = Gute Idee, aber die Station ist drei Spalten entfernt.

save-your-ship-text = Rette dein Schiff. Der Komet ist vor dir und neben dir, und er kommt auf dich zu.
save-your-ship-hint = Nur einer deiner sieben Züge rettet dich. Auf welcher Seite ist der Komet?
save-your-ship-mistake-1 = Auch dort ist der Komet. Die andere Seite!
save-your-ship-mistake-2 = Niemand fliegt über den Kometen.

win-in-one-text = Letzte Runde, Gleichstand. Wer noch im Weltraum ist, bekommt einen Punkt dazu. Gewinne allein!
win-in-one-hint = Saturns Ringe sind gleich hinter deinem Gegner. Wer muss zurückweichen, wenn du vor ihm stehst?
win-in-one-mistake-1 = Die Karte ist zu Ende, und beide überleben: ein geteilter Sieg. Dein Gegner darf nicht überleben.
win-in-one-mistake-2 = Dein Gegner bleibt im Weltraum und überlebt. Zwing ihn zurück.
