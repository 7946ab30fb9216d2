### The lessons of situation7, by step: text, praise, hint, otherwise; mistake-N: the Nth of its mistakes.
### At most 30 words each, no codes: what is meant glows on the board.

## first-game

first-game-title = Two puzzles, one sky

base-line-text = Two sides lay the same puzzle on one board. Pictures you fill alone score. Your first piece: in the middle of your base line, at the bottom.
base-line-praise = You are yellow. Green starts at the top.
base-line-mistake-1 = The sun can wait. Your first piece goes on your own base line.
base-line-mistake-2 = Every piece fits one place only. Try the one beside it.
base-line-mistake-3 = That is on the line, too. Nearer to its middle you are closer to Jupiter.

edge-text = From now on each piece must touch your land along an edge. Lay the piece above your first one, towards Jupiter.
edge-praise = Step by step. Whoever fills a place first keeps it.
edge-mistake-1 = It touches none of your land yet. Lay the one in between first.
edge-mistake-2 = Green has filled that place. It stays green.

jupiter-text = A few turns later. One piece of Jupiter is missing. Fill it: the whole planet alone is worth 100.
jupiter-praise = Jupiter is yours: 100 points!
jupiter-mistake-1 = It fits, but Jupiter comes first: 100 points for one piece.

rocket-base-text = Your bases are worth 50 each, and more. Fill the last piece of your rocket base, at the lower right.
rocket-base-praise = Three rockets are ready.
rocket-base-mistake-1 = That belongs to the satellites. Fill the gap in the rocket base.

launch-text = Green lacks one piece of Saturn. A rocket lays a piece beside green land, anywhere. Launch one into the gap!
launch-praise = One piece of yours, and Saturn scores for nobody.
launch-mistake-1 = You have no land there. Launch a rocket instead.
launch-mistake-2 = You can reach that without a rocket. Aim at Saturn.
launch-mistake-3 = A rocket lands beside green land, and there is none. Aim at Saturn.

foothold-text = Your rocket is a foothold. Lay a piece beside it, deep in green's half.
foothold-praise = Now green has to fight at home.
foothold-mistake-1 = Not beside your land yet. Choose one that touches the rocket's piece.
foothold-mistake-2 = Safe at home, but up there you can spoil more of green's pictures.

astronaut-text = Two sun pieces are missing, and green stands beside both. An astronaut guards: green may lay nothing beside it. Set one on the sun's lower left piece.
astronaut-praise = The gap above it is closed to green. And it is still your turn.
astronaut-mistake-1 = That piece is green's. Astronauts stand on your own land.
astronaut-mistake-2 = Then green takes the other gap. Set the astronaut first, it costs no turn.

open-gap-text = Now lay the sun piece that is not guarded: the upper right one.
open-gap-praise = Green would love the last gap, and may not.
open-gap-mistake-1 = That one is guarded and can wait. Green would take the other.

sun-text = The gap is still there. Fill the sun!
sun-praise = The sun: 200 points, the greatest prize.
sun-mistake-1 = The sun first: 200 points for one piece.

last-piece-text = The end: one place is left. It completes a planet, and one of the 24 sectors between the lines: 50 more. Lay it and win!
last-piece-praise = 1100 to 1000. You win!

cadet-text = You know it all. Pieces in the real tray lie mixed up, so keep looking. Now play a Cadet, in turns first!

## all-at-once

all-at-once-title = The real thing: nobody waits

no-turns-text = In the real game there are no turns. Both sides lay pieces as fast as they find them. Lay your first piece, now!
no-turns-praise = Green did not wait for you, either.
no-turns-mistake-1 = That is green's base line. Yours is at the bottom.

mixed-tray-text = The tray is mixed. Look at shapes and pictures: find the last piece of Jupiter, and lay it.
mixed-tray-praise = Well spotted.
mixed-tray-mistake-1 = It does not fit there. A wrong try costs nothing but time.

whatever-fits-text = Do not hunt for one piece while green lays three. These three all fit somewhere: lay them, in any order.
whatever-fits-praise = Speed is land. Hunt only for what is worth it.
whatever-fits-mistake-1 = Not beside your land yet. Use the three in your tray.

race-text = One piece of the sun is left, and green looks for it, too. Whoever lays it first keeps it. Quick!
race-hint = Green was faster. Once more: you get ten seconds longer.
race-praise = First! 200 points.
race-mistake-1 = The sun, the sun! It is worth more than all of these.

cadet-live-text = That is the real game: ten to twenty minutes, nobody waits. Now play a Cadet, all at once!

## exercises

win-in-one-text = Two places are left: a repair dock and a circle. You lay one, green the other. Which one wins?
win-in-one-hint = Count what each one completes, for you and for green: the circle, and the sectors.
win-in-one-mistake-1 = 100 for you, but green's circle takes 75 and spoils two of your sectors.

save-your-planets-text = Save both planets. One piece of Jupiter is missing, and one of Mercury and Venus. Which one first?
save-your-planets-hint = Which of the two gaps can green reach?
save-your-planets-mistake-1 = Jupiter was in no danger. Green stands beside the other gap and spoils it.

one-rocket-text = Save the game. Green needs one piece for Saturn and one for the sun. Stop the bigger loss.
one-rocket-hint = Your rockets are ready. The sun is worth 200, Saturn 100.
one-rocket-mistake-1 = Saturn is spoiled, but green takes the sun: 200 points.
one-rocket-mistake-2 = You have no land there. What reaches anywhere beside green?
