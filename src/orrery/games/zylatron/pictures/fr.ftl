# Légendes des images aux règles de ZYLATRON.

ZY-8 = Un Guerrier marche de point en point, au sol seulement. Celui-ci est arrivé au bord de sa planète.
ZY-12 = Une Étoile de combat transporte un Chasseur stellaire, qui transporte un Guerrier. Le nombre dit combien sont à bord.
ZY-13 = Le Chasseur stellaire a volé jusqu’au Guerrier, l’a chargé au passage et est reparti avec lui.
ZY-18 = L’Étoile de combat a téléporté le Guerrier dans une baie libre. Ce n’était pas un déplacement.
ZY-20 = Le Chasseur stellaire rouge tire : sa cible est à 3 points au plus, et la carte de tir dit TOUCHÉ.
ZY-27 = Le Missile a explosé ici. On a tiré une carte pour tout ce qui était sur le point et à côté.
ZY-33 = Le Chasseur stellaire a amené le Guerrier tout près. Il est entré à pied dans le QG : Bleu quitte la partie.
ZY-35 = Un Guerrier rouge est au QG de Zylon. Rouge a la carte Zylon, et ses usines rapportent le double.
