### ZYLATRON in English: words and labels

## Words that fill variables

name-battle-star = Battle Star
name-star-fighter = Star Fighter
name-warrior = Warrior
name-missile = Krill Missile
name-hit = HIT
name-miss = MISS
name-damage = DAMAGE
name-nothing = nothing
name-too-many = too many

## Options in the lobby

option-rules = Rules
option-max-rounds = Rounds
option-prices = Prices
option-touch-move = Touch-move
option-pick-planets = Pick planets

## Their choices

choice-major = major game
choice-short = short game

## Boards

board-major = major board
board-short = short board
