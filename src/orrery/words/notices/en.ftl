### Notices: what people hear of who are not at a table
###
### $game: its title; $with: the names of the others, as a list; $name: who asks or invites;
### $when: a date and time; $n: how many; $link: an address to open; $stop: an address that ends letters;
### $text: a notice as a sentence

turn = It is your turn: { $game } with { $with }
began = { $game } with { $with } has begun
over-won = You have won: { $game } with { $with }
over-shared = You share the victory: { $game } with { $with }
over-lost = You have lost: { $game } with { $with }
over-none = { $game } with { $with } is over
invited = { $name } keeps a seat for you: { $game }
proposed-undo = { $name } asks to take back: { $game }
proposed-draw = { $name } offers a draw: { $game }
proposed-abandon = { $name } asks to abandon the game: { $game }
hurry = Your time runs out on { $when }: { $game } with { $with }
alone = nobody else
somebody = Somebody
letter-subject = { $n ->
    [one] Orrery: one notice
   *[other] Orrery: { $n } notices
 }
# One notice in a letter.
letter-line = { $text }: { $link }
letter-end = No more letters like this: { $stop } What you hear of and how is yours to say: { $link }
feed-title = Orrery: my notices
