### Notifications, comment on les reçoit, congés et projets

notices = Notifications
notices-unread = { $n ->
    [0] Notifications
    [one] Notifications : { $n } non lue
   *[other] Notifications : { $n } non lues
 }
notices-none = Il ne s’est rien passé que tu n’aies vu.
notices-read-all = Tout marquer comme lu
notices-channels = Comment je l’apprends
notices-title = Notifications
notices-note = Quand c’est à toi de jouer à une table que tu ne regardes pas, quand une partie commence ou finit, quand quelqu’un t’invite ou te demande quelque chose, et quand ton temps s’épuise.
notices-browser = Montrer les notifications de ce navigateur tant qu’une page est ouverte
notices-browser-denied = Ce navigateur ne nous laisse pas montrer de notifications : ses réglages pour cette page disent non.
notices-push = Envoyer des notifications à ce navigateur, même quand aucune page n’est ouverte
notices-push-disabled = L’hôte de ce serveur n’a pas activé les notifications vers les navigateurs fermés.
notices-push-cannot = Ce navigateur ne peut pas recevoir de notifications : il faut https, et un navigateur qui les accepte.
notices-push-failed = Le navigateur a refusé.
notices-browsers = Navigateurs qui reçoivent des notifications
notices-browser-remove = Retirer { $label }
notices-some-browser = Un navigateur
notices-letters = Notifications par e-mail
notices-letters-off = Aucune
notices-letters-now = Tout de suite
notices-letters-hourly = Une fois par heure
notices-letters-daily = Une fois par jour, à 8 h
notices-letters-disabled = L’hôte de ce serveur n’envoie pas d’e-mail.
notices-letters-no-address = Ajoute d’abord une adresse e-mail à ton compte.
notices-quiet = Heures calmes : rien n’est envoyé, tout est gardé
notices-quiet-from = de
notices-quiet-to = à
notices-quiet-never = La même heure aux deux bouts : pas d’heures calmes.
notices-zone = Fuseau horaire
notices-feed = Un flux pour lecteurs de flux
notices-feed-note = Qui connaît l’adresse peut lire tes notifications.
notices-feed-make = Créer une adresse
notices-feed-new = Une autre adresse
notices-feed-end = Arrêter le flux
notices-feed-address = Adresse du flux
notices-saved = Enregistré
letters-stop-title = Ne plus recevoir d’e-mails ?
letters-stop-text = Tu ne recevras plus de notifications par e-mail. Tu peux les rétablir sur la page de ton compte.
letters-stop-go = Arrêter les e-mails
letters-stop-done = C’est fait. Il n’y aura plus d’e-mails.
vacation-title = Congés
vacation-note = Tes pendules aux tables par correspondance s’arrêtent, et chacun le voit. Elles repartent avec ce qui restait.
vacation-left = { $n ->
    [one] Il reste { $n } jour cette année.
   *[other] Il reste { $n } jours cette année.
 }
vacation-days = Jours
vacation-begin = Commencer maintenant
vacation-until = Tu es en congé jusqu’au { $date }.
vacation-end = Je suis de retour
seat-vacation = en congé jusqu’au { $date }
plan-title = Si…, alors je…
plan-note = Prévois une réponse : le serveur la joue pour toi dès qu’elle convient. Personne d’autre ne la voit.
plan-if = Si { $name } fait ceci :
plan-then = Je réponds :
plan-more = Je continue :
plan-choose = Choisir…
plan-add = Garder cette réponse
plan-further = Et si, après cela…
plan-rule = Si « { $on } », je réponds « { $do } ».
plan-so-far = Si « { $on } »…
plan-none = Tu n’as rien prévu ici.
plan-clear = Oublier ce plan
plan-end = La partie finirait là.
