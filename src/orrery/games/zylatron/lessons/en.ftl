### The lessons of zylatron, by step: text, praise, hint, otherwise; mistake-N: the Nth of its mistakes.
### At most 30 words each, no codes: what is meant glows on the board.

## first-game

first-game-title = The short game: one Warrior, one landing

walk-text = Walk a Warrior onto blue's headquarters, the star at the lower right, and the galaxy is yours. Try Warrior 1: press it, then the marked point.
walk-otherwise = Fine, but follow the marks this once.
walk-praise = Warriors walk up to four points, and only on land.
walk-mistake-1 = That is space. Warriors walk on land only.
walk-mistake-2 = Too far, and not on land. Choose the marked point.

load-text = On foot it gets nowhere. Star Fighters fly, and carry one piece. Fly Star Fighter 2 onto Warrior 2 and load it.
load-praise = Loaded. That cost nothing but the way.
load-mistake-1 = That Warrior has walked this turn and cannot be loaded. Take Warrior 2.
load-mistake-2 = Fly to the Warrior's point first.

fly-on-text = A Star Fighter flies ten points, over everything, and has some left. Fly on to the marked point, then end your turn: two pieces may move, and both have.
fly-on-praise = Your factories pay you three Zys. Blue sends out a Star Fighter.
fly-on-mistake-1 = Two pieces have moved this turn already. Fly on with Star Fighter 2.
fly-on-mistake-2 = Too far: it has eight points left. Go to the marked point.

closer-text = Fly Star Fighter 2 another ten points, close to blue's Star Fighter. Yours carries the Warrior along.
closer-praise = In range.
closer-mistake-1 = Too far, and pieces never stop on an enemy. Choose the marked point.
closer-mistake-2 = Warrior 2 is aboard, over space. It can get off on land only.

fire-text = Star Fighters fire three points far, once a turn, and it uses no move. Fire at blue's Star Fighter: a card says HIT or MISS.
fire-praise = HIT! It is gone, with all it carries. Your Warrior's laser would reach two points.
fire-mistake-1 = Too far away: a Star Fighter's laser reaches three points.
fire-mistake-2 = That Star Fighter is at home, with no enemy in range.

end-turn-text = Nothing more to do here. End your turn, and hold your breath: blue shoots back.
end-turn-praise = MISS! Half of the cards are misses.
end-turn-mistake-1 = Each laser fires once a turn.

touch-down-text = Blue's planet is in reach. Fly Star Fighter 2 onto its land, two points from the headquarters.
touch-down-praise = Deep inside blue's lines. Now quickly!
touch-down-mistake-1 = One point too far. And only a Warrior on foot can take a headquarters.
touch-down-mistake-2 = A blue Warrior stands there. Choose the marked point.

win-text = You have a second move. Warrior 2 gets off and walks onto the headquarters. Win!
win-praise = The headquarters is yours, and everything that was blue's. You win!
win-mistake-1 = You cannot stop on an enemy, but you may walk past. Go all the way to the star.
win-mistake-2 = Stop! One more move and you win. Press Warrior 2.

money-text = Two things for later. Lost pieces can be bought back: a Warrior for 8 Zys. Buy one and put it on a free start point.
money-praise = Back in the fight. It may move this very turn.
money-mistake-1 = A Star Fighter costs 14 Zys, and you have 12.
money-mistake-2 = A Warrior stands on that start point. Choose a free one.

defend-text = Alarm! A blue Star Fighter has landed beside your headquarters, a Warrior aboard. Next turn it walks in. Shoot with Star Fighter 1!
defend-praise = HIT! Your headquarters is safe. Always leave something at home that can fire.
defend-mistake-1 = A Warrior's laser reaches two points only. Use Star Fighter 1.
defend-mistake-2 = Then blue's Warrior walks in and you are out. Shoot first!

cadet-text = You know the short game: carry, land, win, and watch your own headquarters. Now play a Cadet!

## major-game

major-game-title = The major game: Battle Stars and Missiles

beam-text = The major game adds Battle Stars: three bays, and they beam. Beam the marked Warrior, three points away, aboard Battle Star 1.
beam-praise = No move used. It beams down again in the same way, onto land.
beam-mistake-1 = Too far: beams reach three points.
beam-mistake-2 = Only Warriors and Missiles can be beamed.

battle-star-text = Three pieces may move a turn here. A Battle Star flies six points, in space only. Take yours along the edge.
battle-star-praise = And its laser reaches four points.
battle-star-mistake-1 = That is land. Battle Stars stay in space.
battle-star-mistake-2 = Too far: six points. Star Fighters fly six as well in this game.

missile-text = Two blue Star Fighters side by side! Launch your Krill Missile at them. A card is drawn for everything beside the blast, yours too.
missile-praise = One HIT, one DAMAGE, one HIT on the Warrior aboard. The Missile is used up.
missile-mistake-1 = A Missile flies eight points. Blue's planet is out of reach.
missile-mistake-2 = Missiles do not move. Launch it.

repair-text = DAMAGE means: your piece does nothing this turn. Or pay half its price. Repair Star Fighter 2 for 7 Zys.
repair-praise = As good as new, this turn already.
repair-mistake-1 = It is damaged and cannot move. Repair it first.
repair-mistake-2 = Nothing is wrong with that one.

zylon-text = Zylon in the middle doubles your income. Warrior 1 has come there by Star Fighter: walk it onto Zylon's star.
zylon-praise = The Zylon card is yours until another Warrior lands there: two Zys for each factory.
zylon-mistake-1 = Only a Warrior on foot takes a headquarters.

factory-text = Blue has a factory on Zylon, too. In this game factories can be shot. Fire at it with Star Fighter 1, then end your turn.
factory-praise = Six Zys for you, one less for blue each turn, until blue rebuilds it for 4.
factory-mistake-1 = That factory is far away. The one on Zylon is in range.
factory-mistake-2 = That one is yours!

cadet-again-text = Battle Stars carry Star Fighters that carry Warriors: that is how far fleets strike. Now play a Cadet, the major game!

## exercises

win-in-one-text = Win this turn. Your Battle Star carries a Star Fighter, the Star Fighter carries a Warrior, and you have three moves.
win-in-one-hint = Each takes its own move: the Battle Star six points, then the Star Fighter six, then the Warrior on foot.
win-in-one-mistake-1 = The Star Fighter went first, so its Battle Star can no longer carry it. Start with the biggest.
win-in-one-mistake-2 = Your Warrior is over space. The Star Fighter must bring it to land first.

save-your-headquarters-text = Save your headquarters. Blue's Warrior walks in next turn, and none of your lasers reaches it. Yet.
save-your-headquarters-hint = A Star Fighter may fly first and fire then, all in one turn. Come within three points.
save-your-headquarters-mistake-1 = Four points away, one too many. Fly closer first.
save-your-headquarters-mistake-2 = Then blue walks in, and you are out.

stay-in-the-game-text = Save your fleet. Your last Warrior is gone: own one when this turn ends, or blue inherits everything.
stay-in-the-game-hint = You have 9 Zys.
stay-in-the-game-mistake-1 = Not without a Warrior! You can afford one: 8 Zys.
