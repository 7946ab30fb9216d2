### Space Walk in English: what the meta and the sheet call otherwise

## Words that fill variables

name-move = MOVE
name-double = DOUBLE
name-copy = COPY
name-step = STEP
name-stay = STAY

## Options in the lobby

option-variant = Variant
option-tokens = Tokens each
option-first-player = First player
option-first-placer-moves-second = First placer moves second
option-no-tokens-first-rounds = Rounds without tokens

## Their choices

choice-tokens = tokens
choice-cards = action cards
choice-random = drawn

## Boards

board-big = big orbit
board-small = small orbit
