### Liar's dice in English: plain words for people
###
### $count: dice that are bid; $face: what they show; $found, $left: dice; $seat, $bidder, $player: players, or you

plain-action-bid = Bid { $count ->
    [one] one die showing { $face }
   *[other] { $count } dice showing { $face }
 }
plain-action-liar = Call the bluff

plain-event-die-rolled = { $seat ->
    [you] You roll a { $face }
   *[other] { $seat } rolls a { $face }
 }
plain-event-die-rolled-unseen = { $seat ->
    [you] You roll a die
   *[other] { $seat } rolls a die
 }
plain-event-bid-made = { $seat ->
    [you] You bid
   *[other] { $seat } bids
 } { $count ->
    [one] one die showing { $face }
   *[other] { $count } dice showing { $face }
 }
plain-event-challenged = { $seat ->
    [you] You call
   *[other] { $seat } calls
 } { $bidder ->
    [you] your bluff
   *[other] { $bidder }'s bluff
 }: { $found ->
    [one] 1 die shows
   *[other] { $found } dice show
 } { $face }
plain-event-die-lost = { $seat ->
    [you] You lose a die and have { $left } left
   *[other] { $seat } loses a die and has { $left } left
 }
plain-event-won = { $seat ->
    [you] You win
   *[other] { $seat } wins
 }

plain-refusal-not-your-turn = It is not your turn
plain-refusal-too-low = That is no higher bid
