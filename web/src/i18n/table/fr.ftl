### Une table : avant, pendant et après la partie

device-here = Les adversaires réfléchissent sur cet appareil : environ { $n } positions par seconde. Là où des cartes sont cachées ou que d’autres personnes jouent, ils réfléchissent sur le serveur.
device-away = Les adversaires réfléchissent sur le serveur. Cet appareil pourrait examiner environ { $n } positions par seconde.
device-slow = Les adversaires réfléchissent sur le serveur : cet appareil est lent, environ { $n } positions par seconde.
device-untried = La vitesse de cet appareil sera mesurée à ta première partie contre des bots seulement.
device-fault-missing = Le moteur pour cet appareil n’a pas pu être chargé. Les adversaires réfléchissent sur le serveur.
device-fault-damaged = Le moteur pour cet appareil est abîmé et ne sert pas. Les adversaires réfléchissent sur le serveur.
device-fault-stale = Le moteur pour cet appareil n’a pas la version du serveur et ne sert pas. Les adversaires réfléchissent sur le serveur.
result-won = Tu as gagné
result-shared = Tu partages la victoire
result-lost = { $winner } a gagné
bot-note-random = joue sans réfléchir
bot-note-greedy = prend ce qui est le plus près
bot-note-cadet = réfléchit un instant et se trompe souvent
bot-note-ensign = voit le coup suivant
bot-note-lieutenant = prévoit un peu
bot-note-commander = laisse rarement passer quelque chose
bot-note-captain = fort : prévois bien
bot-note-admiral = très fort : ne se trompe presque jamais
bot-note-grand-admiral = le meilleur que nous ayons
bot-note-gambler = un capitaine qui aime le risque
bot-note-hoarder = un capitaine qui garde ce qu’il a
bot-note-hunter = un capitaine qui s’en prend à ses rivaux
status-preparing = Les règles sont en préparation.
status-broken = Elle ne peut pas continuer.
status-may-begin = Tu peux commencer.
status-host = On attend l’hôte
status-full = Tout le monde est là : on peut commencer
status-open = On attend des joueurs
status-running = En cours
status-over = Finie
bot-random = Vagabond
bot-greedy = Glouton
bot-cadet = Cadet
bot-ensign = Enseigne
bot-lieutenant = Lieutenant
bot-commander = Commandeur
bot-captain = Capitaine
bot-admiral = Amiral
bot-grand-admiral = Grand Amiral
bot-gambler = Flambeur
bot-hoarder = Avare
bot-hunter = Chasseur
seat-me = moi
seat-here = quelqu’un devant cet écran
seat-open = libre pour tous
seat-invited = pour qui a le lien d’invitation
clock = Pendule
clock-none = pas de pendule
clock-quick = 1 minute par coup
clock-calm = 30 minutes par partie
clock-postal = par correspondance : 3 jours par coup
outcome-rules = { $winner } a gagné.
outcome-resign = { $winner } a gagné par abandon.
outcome-time = { $winner } a gagné au temps.
outcome-shared = Victoire partagée : { $winner }.
outcome-draw = Nulle d’un commun accord.
outcome-abandon = La partie a été interrompue.
outcome-nobody = La partie est finie ; personne n’a gagné.
end-you-won = Tu as gagné !
end-turning-looking = Recherche du tournant…
end-turning-none = Aucun coup n’a décidé la partie à lui seul.
end-turning-you-fell = Le tournant est le coup { $n }{ $by } : { $what }. Tes chances sont tombées de { $before } à { $after } %.
end-turning-you-rose = Le tournant est le coup { $n }{ $by } : { $what }. Tes chances sont montées de { $before } à { $after } %.
end-turning-fell = Le tournant est le coup { $n }{ $by } : { $what }. { $name } : chances de gagner tombées de { $before } à { $after } %.
end-turning-rose = Le tournant est le coup { $n }{ $by } : { $what }. { $name } : chances de gagner montées de { $before } à { $after } %.
end-turning-hidden = quelque chose que seuls d’autres ont vu
end-turning-show = Le montrer sur le plateau
end-turning-how = Trouvé par la recherche des bots ; là où quelque chose est caché, d’après ce que chacun pouvait savoir.
end-look = Fermer et regarder le plateau
end-rounds = { $n } { $n ->
    [one] manche
   *[other] manches
 }
end-moves = { $n } { $n ->
    [one] coup
   *[other] coups
 }
end-minutes = { $n } { $n ->
    [one] minute
   *[other] minutes
 }
chat = Discussion
chat-empty = Personne n’a encore rien dit.
seat-out = hors jeu
seat-out-bot = hors jeu, un bot continue
seat-away = plus là, un bot joue
seat-gone = pas là
hint-promise = gagne d’ici environ { $n } parties sur 100
hint-equal = à peu près égal
hint-then = ensuite sans doute : { $action }
hint-after = et puis : { $action }
curtain = L’écran passe à { $name }
curtain-why = { $label } a une main que les autres ne doivent pas voir.
curtain-ready = C’est moi ({ $name }) : ouvrir
fair-cards = { $drawn ->
    [cards] Pourquoi les cartes sont équitables
    [dice] Pourquoi les dés sont équitables
   *[lots] Pourquoi le tirage est équitable
 }
fair-cards-why = Le navigateur de chaque joueur et le serveur s’engagent chacun sur un nombre secret tiré au hasard avant que quiconque montre le sien. Tous ensemble, ils décident { $drawn ->
    [cards] des cartes
    [dice] des dés
   *[lots] du tirage
 }, si bien que personne ne peut choisir, pas même qui tient le serveur. L’empreinte, à comparer avec les autres :
roll-none = Rien n’est tiré au hasard dans ce jeu.
roll-fair = { $drawn ->
    [cards] Les cartes sont équitables : les navigateurs de tous les joueurs en décident ensemble.
    [dice] Les dés sont équitables : les navigateurs de tous les joueurs les lancent ensemble.
   *[lots] Le tirage est équitable : les navigateurs de tous les joueurs en décident ensemble.
 }
roll-waits = On attend : { $names }.
roll-missing = Présence requise au début de la partie : { $names }.
roll-thrown = Le tirage { $n } est annulé : pas de réponse à temps ({ $names }).
roll-thrown-seats = Le tirage { $n } est annulé : les places ont changé.
roll-go-on = Commencer sans attendre : { $names }
roll-checked = { $drawn ->
    [cards] Ce navigateur a vérifié les cartes : personne n’a pu les choisir.
    [dice] Ce navigateur a vérifié les dés : personne n’a pu choisir ce qu’ils montrent.
   *[lots] Ce navigateur a vérifié le tirage : personne n’a pu le choisir.
 }
roll-fault-unreadable = Le tirage du serveur est illisible, donc ce navigateur n’y prend pas part.
roll-fault-promise = Attention : le serveur a changé ce qu’il avait fixé pour le tirage. Ce qui vient a pu être choisi.
roll-fault-replaced = Attention : le serveur parle pour ta place avec quelque chose que ton navigateur n’a jamais envoyé. Ton navigateur n’y prend pas part.
roll-fault-left-out = Attention : le tirage doit se faire sans ton navigateur.
roll-fault-other = Attention : le tirage s’est fait autrement qu’on ne te l’a montré. Ce qui est venu a pu être choisi.
roll-fault-thrown = Attention : le serveur passe sous silence un tirage annulé.
roll-fault-without = Le tirage de cette partie s’est fait sans ton navigateur.
roll-fault-log = Attention : le journal de cette partie ne prouve pas que le tirage était équitable.
proposal-undo = { $name } voudrait reprendre le dernier coup.
proposal-draw = { $name } propose la nulle.
proposal-abandon = { $name } voudrait interrompre la partie.
proposal-declined = La proposition a été refusée.
hint = Conseil
chat-mute = Ne plus montrer ce que dit { $name }
chat-muted = Messages masqués : { $name }.
chat-unmute = Montrer de nouveau
outcome-unfinished = Elle n’est pas finie.
log-deed = { $name } : { $words }
