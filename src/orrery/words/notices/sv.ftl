### Notices: what people hear of who are not at a table
###
### $game: its title; $with: the names of the others, as a list; $name: who asks or invites;
### $when: a date and time; $n: how many; $link: an address to open; $stop: an address that ends letters;
### $text: a notice as a sentence

turn = Det är din tur: { $game } med { $with }
began = { $game } med { $with } har börjat
over-won = Du har vunnit: { $game } med { $with }
over-shared = Du delar segern: { $game } med { $with }
over-lost = Du har förlorat: { $game } med { $with }
over-none = { $game } med { $with } är slut
invited = { $name } håller en plats åt dig: { $game }
proposed-undo = { $name } vill ta tillbaka: { $game }
proposed-draw = { $name } erbjuder oavgjort: { $game }
proposed-abandon = { $name } vill avbryta spelet: { $game }
hurry = Din tid går ut { $when }: { $game } med { $with }
alone = ingen annan
somebody = Någon
letter-subject = { $n ->
    [one] Orrery: en notis
   *[other] Orrery: { $n } notiser
 }
# One notice in a letter.
letter-line = { $text }: { $link }
letter-end = Inga fler sådana här brev: { $stop } Vad du får veta och hur bestämmer du själv: { $link }
feed-title = Orrery: mina notiser
