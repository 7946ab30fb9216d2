### Connect four in English: plain words for people
###
### $column: counted from 0 on the left; $seat: a player, or you

plain-action-drop = Drop a disc into column { $column }

plain-event-disc-dropped = { $seat ->
    [you] You drop
   *[other] { $seat } drops
 } a disc into column { $column }
plain-event-four-in-a-row = { $seat ->
    [you] You have
   *[other] { $seat } has
 } four in a row

plain-refusal-not-your-turn = It is not your turn
