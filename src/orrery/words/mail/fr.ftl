### Lettres à un seul lien

keep-subject = Orrery : garde ton nom
keep-text = Quelqu’un, sans doute toi, veut garder le nom { $name } chez Orrery avec cette adresse. Ouvre ce lien dans les 30 minutes pour le confirmer : { $link } Si ce n’était pas toi, il n’y a rien à faire.
sign-in-subject = Orrery : ton lien de connexion
sign-in-text = Ce lien te connecte sous le nom { $name }. Il sert une fois, dans les 30 minutes : { $link } Si tu ne l’as pas demandé, il n’y a rien à faire.
confirm-subject = Orrery : est-ce ton adresse ?
confirm-text = Ouvre ce lien dans les 30 minutes, dans le navigateur où tu as ouvert ta session, pour ajouter cette adresse à ton compte : { $link } Si tu ne l’as pas demandé, il n’y a rien à faire.
