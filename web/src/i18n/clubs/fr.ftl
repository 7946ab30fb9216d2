### Clubs et soirées

club-all = Clubs
club-to-all = Clubs
club-why = Un club est fait pour des gens qui jouent ensemble : ses membres, leurs parties, ses propres tournois, et qui est en tête.
club-new = Fonder un club
club-none = Il n’y a pas encore de club.
club-name = Nom du club
club-about = À quoi sert-il ? (facultatif)
club-found = Fonder le club
club-need-account = Les membres d’un club gardent un nom, pour que les autres les reconnaissent.
club-keep-name = Garder un nom
club-since = depuis le { $date }
club-n-members = { $n ->
    [one] { $n } membre
   *[other] { $n } membres
 }
club-role-officer = responsable
club-role-member = membre
club-role-asked = demande à entrer
club-you-officer = Tu es responsable de ce club.
club-you-member = Tu es membre de ce club.
club-you-asked = Tu as demandé à entrer. Un responsable décide.
club-join = Entrer au club
club-ask = Demander à entrer
club-leave = Quitter le club
club-withdraw = Retirer la demande
club-leave-sure = Quitter { $name } ? Pour revenir, il te faudra le lien ou un responsable.
club-members = Membres
club-manage = Gérer
club-manage-done = Terminé
club-accept = Accepter
club-decline = Refuser
club-remove = Retirer
club-appoint = Nommer responsable
club-dismiss = Retirer la responsabilité
club-lead = Pour les responsables
club-link-why = Toute personne qui ouvre ce lien et garde un nom peut entrer aussitôt.
club-new-link = Nouveau lien
club-new-link-why = Un nouveau lien met fin à l’ancien.
club-edit = Modifier la description
club-save = Enregistrer
club-running = En train de jouer
club-no-running = Personne ne joue à une table publique en ce moment.
club-finished = Parties finies
club-no-finished = Pas encore de parties publiques. Chaque membre choisit sur la page de son compte si les autres voient les siennes.
club-tournaments = Tournois et soirées
club-no-tournaments = Aucun pour l’instant.
club-leaders = Qui est en tête
club-no-leaders = Pas encore de cotes : joue des parties classées, et montre tes cotes sur la page de ton compte.
club-scope = { $game } à { $n }
club-of-player = Membre de
club-report = Signaler ce club
club-report-why = La modération regarde le nom et la description, et te dit ce qu’elle a décidé.
club-moderated = Le club { $name }
club-choice = Club
club-no-club = aucun club
club-members-only = Réservé aux membres
letter-club-closed = La modération a fermé le club { $name } : { $why }
letter-report-close = Merci de ton signalement. La modération a fermé le club { $name }.
moderation-deed-close = Fermer le club
tournament-system-evening = Soirée
evening-new = Nouvelle soirée
evening-why = Une soirée, un seul lien : envoie-le, vois qui vient, lance une ronde quand tu veux.
evening-open = Ouvrir la soirée
evening-name = Nom de la soirée
evening-games = Jeux, à tour de rôle
evening-games-why = La première ronde est le premier jeu, et ainsi de suite. Choisis-en au moins un.
evening-rounds = Rondes
evening-rounds-open = jusqu’à ce que j’arrête
evening-odd = Les joueurs en trop
evening-odd-bots = jouent avec des bots
evening-odd-wait = attendent une ronde
evening-i-play = Je joue aussi
evening-hall = La salle
evening-here = { $n ->
    [0] Personne n’est encore là.
    [one] { $n } personne est là.
   *[other] { $n } personnes sont là.
 }
evening-waits = On attend { $name } pour commencer
evening-yours = Lance la ronde quand il y a assez de monde
evening-round-on = Ronde { $n } : { $game }
evening-round-of = Ronde { $n } sur { $all } : { $game }
evening-between = La ronde { $n } est finie. Ensuite : { $game }
evening-last-over = La dernière ronde est finie.
evening-is-over = La soirée est finie
evening-come = Je suis là
evening-go = Je dois partir
evening-you-wait = Tu en es. Quand { $name } lance une ronde, cette page te mène à ta table.
evening-you-rest = Tu n’as pas de table dans cette ronde, ou ta partie est finie. Cette page te mène à ta prochaine table.
evening-late = Une ronde est en cours. Dis que tu es là, et tu joueras la suivante.
evening-start = Lancer la ronde { $n } : { $game }
evening-start-why = { $n ->
    [one] { $n } personne à des tables de { $all }.
   *[other] { $n } personnes à des tables de { $all }.
 }
evening-end = Finir la soirée
evening-end-sure = Finir la soirée ? La ronde en cours se termine d’abord.
evening-link = Le lien de cette soirée
evening-aside = { $name } n’est plus là : continuer sans
evening-gone = Plus là
evening-back = Voir le classement
evening-next-table = La ronde { $n } a commencé : à ta table
hook-title = Webhook de cette table
hook-why = Chaque fois que c’est à quelqu’un de jouer, ou que la partie commence ou finit, cette table appelle une adresse à toi.
hook-allowed = L’administration de ce serveur autorise : { $hosts }.
hook-allowed-none = L’administration de ce serveur ne nomme aucune machine en public. Demande-lui lesquelles tu peux utiliser.
hook-disabled = Ce serveur n’appelle personne : son administration ne l’a pas activé.
hook-url = Adresse
hook-add = Appeler cette adresse
hook-now = Cette table appelle { $name }.
hook-secret = Le secret qui signe les appels. Il ne s’affiche que cette fois :
hook-test = Essayer
hook-good = Réponse reçue : { $status }.
hook-bad = Réponse reçue : { $status }, ce qui compte comme un échec.
hook-silent = Personne n’a répondu.
hook-remove = N’appeler personne
hook-menu = Prévenir un programme (webhook)
