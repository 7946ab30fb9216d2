### Les gens : noms gardés, parties, cotes, rencontres

players-from-to = { $low } à { $high } joueurs
players-exactly = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
players = Joueurs
player-n = Joueur { $n }
account-yours = Ton compte
account-keep = Garder un nom
account-keep-or-sign-in = Garder un nom, ou se connecter
account-why = Rien n’oblige : un invité peut jouer à tout. Un nom gardé est à toi sur tous tes appareils, personne d’autre ne peut l’avoir, et tes parties restent ensemble.
account-none-enabled = L’hôte de ce serveur n’a pas activé les noms gardés : il n’y a ici ni mots de passe, ni clés d’accès, ni e-mail. Tu peux jouer à tout comme invité.
account-asking = Un instant…
account-name = Nom
account-name-note = De 2 à 20 lettres, chiffres, espaces ou tirets.
account-keeps-games = De 2 à 20 lettres, chiffres, espaces ou tirets. Les parties jouées comme invité dans ce navigateur suivent.
account-how = Comment prouveras-tu que c’est toi ?
account-way-password = Mot de passe
account-way-passkey = Clé d’accès
account-way-mail = Lien par e-mail
account-lacks-password = L’hôte n’a pas activé les mots de passe.
account-lacks-passkey = Les clés d’accès ne sont pas possibles ici : l’hôte ne les a pas activées, ou cette adresse n’est pas assez sûre pour elles.
account-lacks-mail = L’hôte n’a pas activé l’e-mail.
account-password = Mot de passe
account-password-note = Au moins 10 caractères. Quelques mots se retiennent mieux que des signes.
account-password-or-code = Mot de passe ou code de secours
account-code = Code de secours
account-mail = Adresse e-mail
account-mail-note = Elle est stockée chiffrée, ne sert qu’à ces liens, et personne ne la voit.
account-passkey-note = Ton appareil garde une clé et demande ton doigt, ton visage ou un code PIN. Rien à retenir.
account-keep-go = Garder ce nom
account-sign-in = Se connecter
account-by-passkey = Par clé d’accès
account-by-mail = Ou recevoir un lien par e-mail
account-send-link = Envoyer un lien
account-link-sent = Un lien est en route. Il sert une fois, dans les 30 minutes.
account-link-sent-if = Si un compte a cette adresse, un lien est en route. Il sert une fois, dans les 30 minutes.
account-link-title = Un lien reçu par e-mail
account-link-text = Tu as ouvert un de nos liens. Ne continue que si tu l’as demandé.
account-link-go = Continuer
account-key-failed = La clé d’accès n’a pas servi : toi ou l’appareil avez dit non.
account-public-page = La page que voient les autres
account-go-back = Revenir où tu étais
account-ways = Moyens d’accès
account-remove = Retirer
account-codes-left = { $n ->
    [0] Aucun code de secours
    [one] { $n } code de secours restant
   *[other] { $n } codes de secours restants
 }
account-new-codes = En créer de nouveaux
account-codes-note = Note-les ou imprime-les. Chacun sert une fois, à la place du mot de passe. Ils ne s’affichent que maintenant ; les anciens ne marchent plus.
account-add-passkey = Ajouter une clé d’accès
account-add-password = Ajouter un mot de passe
account-other-password = Un autre mot de passe (déconnecte tes autres appareils)
account-password-set = Le mot de passe est changé. Les autres appareils sont déconnectés.
account-add-mail = Adresse e-mail pour se connecter
account-set = Valider
account-sessions = Tes appareils
account-some-browser = Un navigateur
account-this-browser = celui-ci
account-last-seen = dernière utilisation : { $date }
account-sign-out = Se déconnecter
account-everywhere = Se déconnecter partout
account-shown = Ce que les autres peuvent voir
account-shown-note = Ton nom et la date où tu as commencé à le garder sont toujours sur ta page. Les tables privées n’y sont jamais.
account-shown-ratings = Cotes, aussi dans les classements
account-shown-games = Parties finies aux tables publiques
account-shown-statistics = Statistiques
account-data = Tes données
account-export = Enregistrer toutes mes données
account-delete = Supprimer mon compte
account-delete-note = Ton nom, tes moyens d’accès, tes cotes et tes appareils sont oubliés aussitôt. Les parties en cours sont abandonnées. Les parties finies restent à ceux qui y ont joué, sans ton nom.
account-delete-type = Tape { $name } pour confirmer
account-delete-go = Supprimer pour de bon
account-bring-title = Parties d’un invité
account-bring-text = Dans ce navigateur, tu as déjà joué comme invité sous le nom { $name }. Ces parties doivent-elles être à toi ?
account-bring-go = Les reprendre
account-bring-not = Non
account-brought = { $n ->
    [0] Il n’y avait pas de partie à reprendre.
    [one] { $n } table est maintenant à toi.
   *[other] { $n } tables sont maintenant à toi.
 }
games-mine = Mes parties
games-running = En cours
games-finished = Finies
games-none = Pas encore de parties.
games-none-such = Aucune partie de ce genre.
games-all-games = Tous les jeux
games-all-results = Tous les résultats
games-opponent = Contre (nom ou grade)
games-result-won = Gagnée
games-result-shared = Partagée
games-result-lost = Perdue
games-result-none = Sans vainqueur
games-more = En voir plus
games-entries = { $n } { $n ->
    [one] coup
   *[other] coups
 }
games-statistics = Statistiques
games-played = Jouées
games-won = Gagnées
games-share = Part
games-by-game = Par jeu
games-by-seat = Par place
games-by-opponent = Contre des humains
games-by-rank = Contre les bots, par grade
games-streak = { $n ->
    [one] { $n } victoire de suite en ce moment
   *[other] { $n } victoires de suite en ce moment
 }
games-best-streak = record : { $n }
player-since = Garde ce nom depuis le { $date }
player-nothing = { $name } n’en montre pas plus.
games-all-mine = Toutes mes parties et statistiques
games-for-players = { $n ->
    [one] { $game }, { $n } joueur
   *[other] { $game }, { $n } joueurs
 }
games-seat-of = { $game } : { $label }
rating-ratings = Cotes
rating-none = Pas encore de parties classées.
rating-rated = Classée
rating-rated-note = Partie classée : options habituelles, noms gardés, bots sur le serveur ; pas de conseils, et on ne reprend rien.
rating-between = entre { $weaker } et { $stronger }
rating-above = supérieur à { $rank }
rating-below = inférieur à { $rank }
rating-provisional = provisoire
rating-give = 19 fois sur 20, la vérité est à ± { $n } près
rating-change = cote { $n } ({ $by })
rating-counting = Calcul des cotes…
rating-void = Cette partie ne compte pas pour les cotes.
rating-leaders = Classement
rating-leaders-note = Seulement les joueurs qu’on connaît assez et qui le laissent voir. Les bots sont là où l’arène les a mesurés.
rating-nobody-yet = Personne encore : joue quelques parties classées.
pairing-title = Jouer contre quelqu’un
pairing-why = Nous cherchons des gens qui veulent jouer à la même chose, d’à peu près ta force ; plus cela dure, plus nous cherchons loin.
pairing-look = Chercher quelqu’un
pairing-takes-bots = Des bots peuvent prendre les places vides, si tous acceptent
pairing-waiting = { $n ->
    [0] Personne ne cherche du monde pour jouer à ceci : { $game }.
    [1] Tu cherches du monde pour jouer à ceci : { $game }. Personne d’autre n’attend en ce moment.
   *[other] { $n } personnes cherchent du monde pour jouer à ceci : { $game }.
 }
pairing-widening = { $n } s déjà ; nous cherchons de plus en plus loin.
pairing-long = Cela prend du temps. Jouer contre un bot en attendant ? Tu sauras quand quelqu’un viendra.
pairing-bot = Jouer contre un bot en attendant
pairing-background = Continuer à chercher
pairing-stop = Ne plus chercher
pairing-found = Quelqu’un est là : à table !
pairing-searching = Recherche en cours
pairing-seekers = { $n ->
    [one] Quelqu’un cherche en ce moment.
   *[other] { $n } personnes cherchent en ce moment.
 }
