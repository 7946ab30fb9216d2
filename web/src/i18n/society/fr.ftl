### Les gens entre eux : conduite, invitations, tournois

conduct-block = Bloquer
conduct-unblock = Débloquer
conduct-blocked = Personnes bloquées
conduct-block-why = Une personne bloquée ne peut ni s’asseoir avec toi, ni t’inviter, ni te rencontrer, et tu ne vois plus ce qu’elle écrit. { $name } n’en saura rien.
conduct-blocked-now = Tu as bloqué { $name }. La page de ton compte permet de revenir en arrière.
conduct-more = Bloquer ou signaler { $name }
conduct-report = Signaler
conduct-report-why = La modération regarde les signalements et te dit ce qu’elle a décidé.
conduct-report-line = Cette ligne et celles qui l’entourent vont à la modération, qui te dit ce qu’elle a décidé.
conduct-reported = Merci. La modération va regarder et te dira ce qu’elle a décidé.
conduct-reason = Qu’est-ce qui ne va pas ?
conduct-reason-insult = Insultes ou menaces
conduct-reason-spam = Messages indésirables
conduct-reason-cheating = Triche
conduct-reason-leaving = Quitte les parties
conduct-reason-name = Nom offensant
conduct-reason-other = Autre chose
conduct-what-happened = Que s’est-il passé ? (facultatif)
conduct-hide-rude = Masquer les gros mots dans la discussion
desk-title = On t’attend
desk-invitation = { $name } t’invite à une table : { $game } à { $n }.
desk-accept = S’asseoir
desk-decline = Refuser
desk-put-away = Compris
desk-to-table = À ta table
desk-tournament = { $name } : la ronde { $n } a commencé, ta table est prête.
desk-reports = { $n ->
    [one] { $n } signalement attend la modération.
   *[other] { $n } signalements attendent la modération.
 }
letter-report-dismiss = Merci de ton signalement sur { $name }. La modération a regardé et n’a rien trouvé de contraire aux règles de ce serveur.
letter-report-warn = Merci de ton signalement sur { $name }. La modération a donné un avertissement.
letter-report-silence = Merci de ton signalement sur { $name }. La discussion lui est fermée pour un temps.
letter-report-ban = Merci de ton signalement sur { $name }. L’accès au serveur lui est fermé.
letter-warned = La modération t’avertit : { $why }
letter-silenced = { $days ->
    [one] La discussion t’est fermée pour { $days } jour. La modération dit pourquoi : { $why }
   *[other] La discussion t’est fermée pour { $days } jours. La modération dit pourquoi : { $why }
 }
moderation-title = Modération
moderation-none = Aucun signalement n’attend.
moderation-more = Encore { $n } en attente après ceux-ci.
moderation-about = À propos de : { $name }
moderation-by = signalé par { $name }
moderation-same = { $n } personnes ont signalé la même chose
moderation-before = { $n ->
    [one] { $n } décision antérieure à son encontre
   *[other] { $n } décisions antérieures à son encontre
 }
moderation-table = La table ({ $game })
moderation-deed = Que faire
moderation-deed-dismiss = Rien à redire
moderation-deed-warn = Avertir
moderation-deed-silence = Priver de discussion
moderation-deed-ban = Exclure
moderation-days = Jours
moderation-n-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
 }
moderation-for-good = pour de bon
moderation-why = Pourquoi (la personne avertie ou privée de discussion le lit)
moderation-decide = Décider
moderation-log = Décisions récentes
moderation-decided-by = par { $name }
moderation-operator = l’administration
invite-challenge = Inviter { $name } à jouer
invite-name = Inviter par le nom
invite-send = Inviter
invite-sent = Invitation envoyée à { $name }.
invite-show-code = Montrer en code QR
invite-hide-code = Cacher le code QR
invite-code = Code QR du lien
tournament-all = Tournois
tournament-to-all = Tous les tournois
tournament-why = Un tournoi marche tout seul : le serveur forme les rondes et ouvre les tables, et chacun voit où il en est.
tournament-new = Nouveau tournoi
tournament-none = Il n’y a pas encore de tournoi.
tournament-list-running = En cours
tournament-list-open = Ouverts aux joueurs
tournament-list-over = Finis
tournament-name = Nom du tournoi
tournament-at-a-table = Joueurs par table
tournament-system = Système
tournament-system-swiss = Suisse
tournament-system-robin = Toutes rondes
tournament-system-groups = Groupes
tournament-about-swiss = Suisse : à chaque ronde se rencontrent ceux qui ont gagné aussi souvent, et jamais deux fois.
tournament-about-robin = Toutes rondes : chacun rencontre chacun une fois. Au plus 16 joueurs.
tournament-about-groups = Groupes : à chaque ronde, de nouvelles tables selon les points ; le rang à une table rapporte des points.
tournament-rounds = Rondes
tournament-rounds-usual = ce qui convient
tournament-start = Début
tournament-start-by-hand = quand je le lance
tournament-in-minutes = dans { $n } minutes
tournament-in-hours = { $n ->
    [one] dans { $n } heure
   *[other] dans { $n } heures
 }
tournament-fill-to = Compléter par des bots jusqu’à
tournament-bot = Grade des bots
tournament-listed = Tout le monde le trouve dans la liste (sinon seulement par son lien)
tournament-open = Ouvrir le tournoi
tournament-you-play = tu joues
tournament-n-entrants = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
tournament-in-round = ronde { $n }
tournament-round-of = Ronde { $n } sur { $all }
tournament-round = Ronde { $n }
tournament-is-over = Le tournoi est fini
tournament-starts-by-host = commence quand l’hôte le dit
tournament-starts-at = commence le { $date }
tournament-hosted-by = hôte : { $name }
tournament-join = Participer
tournament-leave = Ne plus participer
tournament-withdraw = Se retirer
tournament-withdraw-sure = Tu n’auras plus d’adversaire dans les rondes à venir. Se retirer ?
tournament-start-now = Commencer maintenant
tournament-wait = Ta partie de cette ronde est finie. La ronde suivante commence quand tout le monde a fini.
tournament-filled = S’il manque du monde, des bots participent, jusqu’à { $n } en tout.
tournament-entrants = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
tournament-standings = Classement
tournament-nobody = Personne encore.
tournament-place = Rang
tournament-player = Joueur
tournament-points = Points
tournament-points-short = Pts
tournament-buchholz = Buchholz : les points de tous les adversaires
tournament-buchholz-short = BH
tournament-sonneborn = Sonneborn-Berger : les points de ceux qu’on a battus, et la moitié de ceux avec qui on a partagé
tournament-sonneborn-short = SB
tournament-tables = Tables
tournament-playing = en train de jouer
tournament-bye = exempt
tournament-crosstable = Qui a rencontré qui
tournament-podium = Les trois premiers
tournament-n-points = Points : { $points }
tournament-never-begun = Il n’a jamais commencé : trop peu de monde est venu.
