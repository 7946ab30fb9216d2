# Légendes des images aux règles de Space Walk.

SW-6 = Un grand et un petit vaisseau se tiennent sur chaque planète qui brille : pendant la mise en orbite, seul un moyen peut les rejoindre.
SW-9 = Rouge fait décoller la planète qui brille. Tout ce qui s’y trouve avance, le vaisseau bleu aussi.
SW-10 = Deux vaisseaux moyens partent d’une même planète, et Rouge décide : le rouge d’abord, d’une case ; le bleu ensuite, dans le trou.
SW-11 = Trois vaisseaux partent d’une planète : le grand avance d’une case, le moyen de deux, le petit de trois.
SW-12 = Le grand vaisseau s’arrête dans le trou noir : il est perdu. Le moyen le survole sans dommage.
SW-14 = Rouge est venu sur la planète de Bleu, dépense un jeton et rejoue : le vaisseau moyen de Bleu tombe dans le trou.
SW-17 = Pour un jeton, le petit vaisseau rouge part seul, d’une case. Les autres restent où ils sont.
