### Notifications : ce qu'apprennent ceux qui ne sont pas à une table

turn = À toi de jouer : { $game } avec { $with }
began = { $game } avec { $with } a commencé
over-won = Tu as gagné : { $game } avec { $with }
over-shared = Tu partages la victoire : { $game } avec { $with }
over-lost = Tu as perdu : { $game } avec { $with }
over-none = { $game } avec { $with } : partie finie
invited = { $name } te garde une place : { $game }
proposed-undo = { $name } demande à reprendre un coup : { $game }
proposed-draw = { $name } propose la nulle : { $game }
proposed-abandon = { $name } demande d’interrompre la partie : { $game }
hurry = Ton temps s’épuise le { $when } : { $game } avec { $with }
alone = personne d’autre
somebody = Quelqu’un
letter-subject = { $n ->
    [one] Orrery : une notification
   *[other] Orrery : { $n } notifications
 }
letter-line = { $text } : { $link }
letter-end = Ne plus recevoir ces e-mails : { $stop } Choisir ce que tu apprends, et comment : { $link }
feed-title = Orrery : mes notifications
