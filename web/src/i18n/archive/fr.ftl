### Les parties de tous : recherche, téléchargements, ouvertures, et qui peut voir une partie

archive = Toutes les parties
archive-title = Parties
archive-about = Toutes les parties publiques finies ici.
archive-game = Jeu
archive-any-game = Tous les jeux
archive-player = Joueur (nom ou grade)
archive-players = Joueurs
archive-any-number = N’importe quel nombre
archive-result = Résultat
archive-any-result = Tous les résultats
archive-won-by = { $seat } a gagné
archive-won-by-seat = La place { $n } a gagné
archive-shared = Partagée
archive-no-winner = Sans vainqueur
archive-length = Longueur
archive-least = Actions, au moins
archive-most = Actions, au plus
archive-since = Du
archive-until = Au
archive-opening = Premiers coups, séparés par un point-virgule
archive-more-fields = Longueur, résultat, date, premiers coups
archive-clear = Tout effacer
archive-none = Il n’y a pas encore de telle partie.
archive-more = En voir plus
archive-logs = Télécharger ces journaux
archive-parquet = Télécharger en Parquet
archive-download-note = Au plus 1 000 parties à la fois, les plus récentes d’abord.
archive-actions = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
archive-ended-rules = jouée jusqu’au bout
archive-ended-resign = par abandon
archive-ended-time = au temps
archive-ended-draw = nulle d’un commun accord
archive-ended-abandon = interrompue
archive-gone = un nom supprimé
archive-opening-here = Premiers coups de cette partie

publicity-public = Tout le monde peut trouver et voir cette partie.
publicity-private = Seuls ceux qui ont joué, et qui a le lien, peuvent voir cette partie.
publicity-publish = La rendre publique
publicity-withdraw = La rendre privée
publicity-waiting = Tu es pour. Elle devient publique quand tous ceux qui ont joué sont d’accord.
publicity-others = { $n ->
    [one] { $n } des autres est encore contre.
   *[other] { $n } des autres sont encore contre.
}

openings = Ouvertures
openings-of = Premiers coups : { $game }
openings-about-bots = D’après { $games } parties entre deux bots ({ $rank }). Dans { $tried } d’entre elles, le premier coup a été essayé, non choisi, pour que chaque premier coup soit connu.
openings-about-drawn = Le hasard s’en mêle dans ce jeu : les coups comptent quel que soit le tirage, et le plateau montre un début parmi d’autres.
openings-about-people = Les coups des humains viennent des parties publiques de ce serveur.
openings-move = Coup
openings-bots = Bots
openings-people = Humains
openings-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
openings-won = { $name } a gagné { $percent } %
openings-none = Aucune partie connue n’a continué d’ici. Continue par toi-même, ou reviens en arrière.
openings-no-book = On ne sait encore rien des premiers coups de ce jeu.
openings-start = Au début
openings-find = Parties qui ont commencé ainsi
openings-study = Analyser cette position
