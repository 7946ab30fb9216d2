### The lessons of astron, by step: text, praise, hint, otherwise; mistake-N: the Nth of its mistakes.
### At most 30 words each, no codes: what is meant glows on the board.

## first-game

first-game-title = From Earth to Saturn

take-off-text = Race from Earth to Saturn! Land on the numbered stations on the way; the first ship there scores 5. Take off nearest to station 1.
take-off-praise = You are ship 1. Your rival takes off, too, and both get five cards.
take-off-mistake-1 = That is Earth. The six marked spaces are for take-off.
take-off-mistake-2 = You may, but station 1 is far to the left. Start from the leftmost space.

card-text = A card flies your ship exactly as far as it says. Play Forwards 4.
card-praise = Your rival flies too. Then everyone gets a new card.
card-mistake-1 = You hold no such card. Play one of the five in your hand.
card-mistake-2 = That would carry you off the map. Ships stay inside it.
card-mistake-3 = Allowed, but you will want that card in a moment. Play the 4.

slide-text = Did you see it? After every round the map slides one row towards you; ships stay. Fly to where station 1 will be beside you: Forwards 2.
slide-praise = The map slid, and station 1 is right beside you.
slide-mistake-1 = Beside the station now, but then the map slides and it is behind you. One space less.
slide-mistake-2 = Right column, but the station is still ahead. Go forwards first.

station-text = Land! Play Sideways 1 and choose the left.
station-praise = First on station 1: five points! The next ship gets 4, then 3, 2, 1.
station-mistake-1 = Wrong side: the station is on your left.
station-mistake-2 = You fly exactly 2, past the station. You need the 1.

blackout-text = The dark clouds ahead cost a point when you touch them, and they slide onto you next. Get out of their columns: Sideways 2, to the right.
blackout-otherwise = Safe too, but you will need that card at the Moon. Play Sideways 2.
blackout-praise = Clear. Meteors, rays and asteroids cost a point in the same way.
blackout-mistake-1 = Straight through the blackout: a point lost. Go round it.
blackout-mistake-2 = You end inside the blackout: a point lost. Step aside instead.
blackout-mistake-3 = Safe as well! But keep the 3: it will take you to the Moon.

line-up-text = Your rival took station 1 for 4 points. Hurry to the Moon! Its station should lie in your row after the next slide: Forwards 2.
line-up-praise = Now you are level with the Moon's station.
line-up-mistake-1 = Right column, but meteors slide onto you there: a point lost.
line-up-mistake-2 = One too far: the slide carries the station past your row.

moon-text = A planet's station lies in the middle of land. Land flown over is harmless, but you must end on the station itself: exactly three to the right.
moon-praise = The Moon! Ten points.
moon-mistake-1 = A bad landing: you lose a point and are stuck there. Fly exactly three.
moon-mistake-2 = The Moon is on your right.

comet-text = Further on: a comet! It destroys every ship it touches, even one that flies over it. It is one row ahead and coming. Save your ship!
comet-praise = That was close. Look ahead for the comet long before it comes.
comet-mistake-1 = Flying over the comet is deadly, too. Leave its column.
comet-mistake-2 = Straight into it. Leave its column.
comet-mistake-3 = That brings the comet to you at once. Leave its column.

upheaval-text = Later. Station 7 is two rows ahead and no flight fits. Cosmic Upheaval slides the whole map at once, under everyone. Play it!
upheaval-praise = The station came to you, and a blackout hit your rival. Two birds!
upheaval-mistake-1 = One too far: a card is flown to the last step. Let the map come to you.
upheaval-mistake-2 = Stay in the station's column and let the map slide.

shove-text = In another game your rival waits right behind station 4, the comet at its back. Land in front of it: the ship behind you must back off.
shove-praise = Five points, and your rival backed into the comet. Its points stay, its journey is over.
shove-mistake-1 = Beside the station, not on it. You need three.
shove-mistake-2 = Your rival will take the station. Land in front of it now!

saturn-text = Saturn at last! Its rings destroy what stops on them, but one card may jump across. From here, land on the station in one leap.
saturn-praise = You have reached Saturn: five points, and a safe journey's end.
saturn-mistake-1 = That stops on the rings: your ship is lost. Leap right across.
saturn-mistake-2 = The rings slide onto you after this round. Leap across now.
saturn-mistake-3 = That is Saturn's land: a bad landing. One space less.

cadet-text = You can fly! Highest score wins when the map ends; ships still in Space get one more point. Now play a Cadet!

## exercises

let-it-come-text = Five points. No card reaches station 6 at once. Which one brings you there when the map slides?
let-it-come-hint = After your rival's turn the map slides one row. Be one row behind the station, in its column.
let-it-come-mistake-1 = The station is three columns to your right.
let-it-come-mistake-2 = Right idea, but the station is three columns away.

save-your-ship-text = Save your ship. The comet is in front of you and beside you, and it slides this way.
save-your-ship-hint = Only one of your seven moves saves you. On which side is the comet?
save-your-ship-mistake-1 = The comet is there, too. The other side!
save-your-ship-mistake-2 = Nobody flies over the comet.

win-in-one-text = Last round, equal scores. Whoever is still in Space gets one more point. Win alone!
win-in-one-hint = Saturn's rings are right behind your rival. Who must back off when you stand in front of it?
win-in-one-mistake-1 = The map ends and both survive: a shared win. Your rival must not survive.
win-in-one-mistake-2 = Your rival stays in Space and survives. Make it back off.
