### The lessons of astroplane, by step: text, praise, hint, otherwise; mistake-N: the Nth of its mistakes.
### At most 30 words each, no codes: what is meant glows on the board.

## first-game

first-game-title = Into the Singularity

fly-text = Be on top of all four spaces round the black hole, and you win. Take a plane from your left start area and let it point right.
fly-praise = A plane flies through its point, and where it arrives you choose where it points.
fly-mistake-1 = Allowed, but it would fly straight past the middle. Point it to the right.
fly-mistake-2 = That points away from the middle. Point it to the right.
fly-mistake-3 = Those are blue's. Yours are red, at the bottom.

second-move-text = Every turn has two moves. Fly the same plane on, and let it point up, at the black hole.
second-move-praise = Now it looks straight at the black hole.
second-move-mistake-1 = A plane cannot turn on the spot. It flies where it points: to the right.
second-move-mistake-2 = It never points back the way it came. Point it up.
second-move-mistake-3 = Down leads away from the middle. Point it up.

enter-text = Two moves take you in. Fly up, keep pointing up, and fly into the space below the black hole.
enter-praise = You are in! A plane in the middle stays there for good: two points.
enter-mistake-1 = Then it would miss the middle. Keep it pointing up.
enter-mistake-2 = You have only two moves. Use the second to fly in.

reserve-text = Each plane that goes in lets you bring one from your reserve. Choose the left or right start area.
reserve-praise = It is blue's turn. Watch: blue goes in from the other side.
reserve-mistake-1 = You would lose that plane for good. Take it!

square-text = Your planes fly on purple spaces only. Two middle spaces are dark blue! Put two planes back to back before your left start: right, then left.
square-praise = A Square! Nobody can land on it, send it back or kill it.
square-mistake-1 = That half is partly covered by your first plane. Point the second one the opposite way.
square-mistake-2 = Now they are stacked. Back to back means: one points right, the other left.

step-text = A Square steps diagonally, from purple to dark blue. Step up and to the right.
step-praise = You have changed universe.
step-mistake-1 = A Square never goes straight, only one step diagonally.
step-mistake-2 = Dark blue as well, but away from the middle. Step to the right.
step-mistake-3 = One plane alone stays on purple, and the Square is gone. Step with both.

apart-text = Its planes may fly on alone. With your second move send the right one off, and let it point up.
apart-praise = The Square is gone, but you are under way on dark blue.
apart-mistake-1 = That is the left one. The right one is nearer to the space you want.
apart-mistake-2 = Let it point up, to the space right of the black hole.

other-centre-text = Two moves up, and you are in on the right side of the black hole.
other-centre-praise = Two of four. Blue may land on top of you there, though, and you on blue.
other-centre-mistake-1 = It must point up to fly in.

captive-text = Blue blocks your way, pointing left. Land on top of it: point left, too. A plane beneath yours cannot move.
captive-praise = Captured. It stays your captive for as long as you sit on it.
captive-mistake-1 = Blue covers part of that half. To land on top, point exactly as blue does: left.
captive-mistake-2 = Back to back with it you send it home. Good, too! This time land on top.

kill-text = A Square also kills: it slides diagonally, through empty spaces, onto the first blue plane. Three points. Kill the one up to the right.
kill-praise = Gone for good, and three points for you.
kill-mistake-1 = Only a step. The Square can slide all the way in one move.
kill-mistake-2 = That breaks up your Square. Both planes together kill.

win-text = Three middle spaces are yours. Blue sits on the left one. Two moves: land on top of it and win!
win-praise = On top of all four: you win at once!
win-mistake-1 = Then it flies past. Point up, at the left middle space.
win-mistake-2 = That was your second move. Use it to fly in.

cadet-text = You can fly, capture and win. The corners and the wavy spaces hold more: see the second lesson. Now play a Cadet!

## strange-spaces

strange-spaces-title = Wormholes and lightning

bonus-text = You hold a captive. Fly off it and you earn a third move this turn. Fly left, then into the middle, then bring out a new plane.
bonus-praise = Three moves in one turn. Captives are worth keeping for the right moment.
bonus-mistake-1 = Your two moves are gone. The extra one comes from flying off your captive.

send-back-text = Take the half opposite a blue plane and it goes home. Fly to it and point down, then choose where it goes.
send-back-praise = All its way for nothing. Sending back earns no points, but time.
send-back-mistake-1 = That lands on top of it. Point the opposite way: down.
send-back-mistake-2 = Blue covers part of that half. Up lands on top, down sends it home.

hyperspace-text = The wavy space is hyperspace: fly in, and you come out of another one at once. Left or right leads to dark blue. Choose one of them.
hyperspace-praise = Across the board in one move.
hyperspace-mistake-1 = You may, but opposite you stay on purple. Come out left or right.

wormhole-text = Your plane stands in a wormhole. Passing to its other end is free. Pass, and let it point at the lightning on the right.
wormhole-praise = From purple to dark blue, and no move used.
wormhole-mistake-1 = Through, but pointing the wrong way. Point right, at the lightning.
wormhole-mistake-2 = That lightning space has a plane of yours. You need one on each of the two.

load-text = One plane waits on the other lightning space already. Fly onto this one.
load-praise = Both are loaded. Now for the fun.
load-mistake-1 = It just came through. It must fly before it may pass again.

fire-text = Both lightning spaces of a corner are yours. Fire: both planes shoot straight into the middle, on the far side!
fire-praise = Two middle spaces with one move, from right across the board.
fire-mistake-1 = You have no planes in that corner. Fire the one at the lower right.
fire-mistake-2 = Not yet: you have a move left, and it is a big one.

cadet-again-text = That is all there is. One hint: keep an eye on blue's corners. Now play a Cadet!

## exercises

win-in-one-text = Win this turn. Only the space right of the black hole is missing, and it is dark blue.
win-in-one-hint = Purple planes cannot reach it. What takes you from purple to dark blue?
win-in-one-mistake-1 = You are on top there already. You need the dark blue space on the right.
win-in-one-mistake-2 = Right idea, wrong side: the left one is yours already.

stop-blue-text = Save the game. Blue is on top of three and flies into the fourth next turn. You have one move left.
stop-blue-hint = You cannot reach blue's plane. But nobody has to stay on top of the four.
stop-blue-mistake-1 = Too slow: blue flies in and wins. Land on top of blue in the middle.
stop-blue-mistake-2 = Blue flies in and wins. Use your move.

kill-two-text = Six points with one move. Where should your Square slide?
kill-two-hint = A whole stack is killed at once.
kill-two-mistake-1 = Three points for one plane. There is a better slide.
kill-two-mistake-2 = Planes round the black hole are sheltered from Squares.
