### The lessons of spacewalk, by step: text, praise, hint, otherwise; mistake-N: the Nth of its mistakes.
### At most 30 words each, no codes: what is meant glows on the board.

## first-game

first-game-title = Past the black holes

fly-text = You are red. Two fleets circle past black holes; the fleet that is swallowed first loses. Press your large ship's planet: it flies one space.
fly-otherwise = That planet comes next. First the lone ship on the marked planet.
fly-praise = Off you go! Ships always fly the way the arrows point.
fly-mistake-1 = Only blue ships are there. Choose a planet with a ship of yours.
fly-mistake-2 = That is a black hole. Ships fly from planets.

stack-text = Now the planet with three ships. All of them fly: the large one 1 space, the medium 2, the small 3.
stack-praise = Large first, small last, each one space further.
stack-mistake-1 = A fair move, but it shows you nothing new. Try the three ships.
stack-mistake-2 = You cannot pick one ship of a planet. All of them fly.

danger-text = A ship that ends on a black hole is gone. You must move something. Fly the planet where nobody is lost.
danger-praise = Safe. Count before you fly: that is the whole game.
danger-mistake-1 = One space on is the black hole: that ship is gone. Take it back and fly the other planet.
danger-mistake-2 = You may not sit still: every turn moves a planet.

weapon-text = Every ship on your planet flies, blue's too! The large one goes 1, the medium 2. Find the planet that drops a blue ship into the hole.
weapon-praise = Got it! Share a planet with blue, and its ships fly when you want.
weapon-mistake-1 = Nothing happens to blue there. Look at the planet you share with blue, two spaces before the hole.

order-text = Two ships of one size: you choose who flies first. The hole is two spaces on. Fly this planet, red first.
order-praise = Red flew 1, blue flew 2, straight into the hole.
order-mistake-1 = Blue flew 1 and your ship 2, into the hole. Take it back: your own ship first.
order-mistake-2 = Safe, but there is a blue ship to catch on the marked planet.

join-text = No blue ship is in your power yet. Fly your large ship one space, onto blue's planet.
join-mistake-1 = That joins blue too, but further from the hole. Use the other planet.
join-mistake-2 = You have no ship there yet. Fly one onto it first.

second-turn-text = You hold two tokens. After your turn, one token buys a second turn at once. Fly the shared planet before blue can react!
second-turn-praise = Blue never had a chance. One token a round, and a spent token is gone.
second-turn-mistake-1 = Then blue flies away first. Pay a token: blue's ship is two spaces before the hole.
second-turn-mistake-2 = A second turn, but on the wrong planet. Fly the one you share with blue.

rescue-text = Danger: blue is next. Your small ship would fly third, into the hole. A token can also move one ship one space, alone. Save it!
rescue-praise = Saved! You may pay before your own turn, too, whenever you are asked.
rescue-mistake-1 = Blue flies its planet: large 1, medium 2, your small one 3, into the hole.
rescue-mistake-2 = That ship was safe. The small one beside blue is in danger.

placing-text = A real game starts by placing ships in turn, never two of one size on a planet. Put your last one right behind a hole: far from the next.
placing-praise = Well placed: six spaces until the next hole.
placing-mistake-1 = A large ship is there already. One of each size while placing.
placing-mistake-2 = Nobody starts in a black hole. Choose a planet.
placing-mistake-3 = One flight from there ends in the hole. Choose a planet just behind a hole.

win-text = Blue has one ship left. It must fly third to fall into the hole. Fly the planet, choose the order, and win!
win-praise = The blue fleet is gone. You win!
win-mistake-1 = Blue flew second and escaped; yours flew third. Let your medium ship fly before blue's.
win-mistake-2 = Safe, but blue escapes. Its last ship stands with yours.

cadet-text = You know it all. With three or more players the ships you keep count: large 4, medium 3, small 1. Now play a Cadet!

## exercises

win-in-one-text = Win in one. Blue has a single ship left. Which planet, and who flies when?
win-in-one-hint = Three medium ships, and the hole is three spaces on. Blue must be the third.
win-in-one-mistake-1 = Now one of yours is third. Send both your ships before blue's.
win-in-one-mistake-2 = That one falls into the hole itself.

save-your-ship-text = Save your ship. You have moved, blue is next. One token, one step: after it blue must not be able to sink any ship of yours.
save-your-ship-hint = On which planet with a blue ship would one of yours end in a hole?
save-your-ship-mistake-1 = Now three ships stand there, but your medium one still flies second, into the hole.
save-your-ship-mistake-2 = Look where your ships would fly if blue moved each of its planets.
save-your-ship-mistake-3 = It was in no danger: the hole is far ahead of it.

two-at-once-text = Win this turn. Blue has two ships; you have a token for a second turn.
two-at-once-hint = Both blue ships stand two spaces before a hole. In each group they must fly second.
two-at-once-mistake-1 = Your ship flew second. Send your own ship first.
two-at-once-mistake-2 = One blue ship gone, and one left. The token buys a second turn at once.
