# Pies de las imágenes junto a las reglas de Space Walk.

SW-6 = En cada planeta iluminado hay una nave grande y una pequeña: durante la colocación solo puede unirse a ellas una mediana.
SW-9 = Rojo mueve el planeta iluminado. Vuela todo lo que hay en él, también la nave azul.
SW-10 = Dos naves medianas vuelan desde un planeta, y decide Rojo: primero la roja, una casilla; después la azul, al agujero.
SW-11 = Tres naves vuelan desde un planeta: la grande una casilla, la mediana dos, la pequeña tres.
SW-12 = La nave grande termina su vuelo en el agujero negro y se pierde. La mediana pasa por encima sin daño.
SW-14 = Rojo se ha movido al planeta de Azul, paga una ficha y mueve otra vez: la nave mediana azul cae en el agujero.
SW-17 = Por una ficha, la nave pequeña roja sale sola y avanza una casilla. Las demás se quedan donde están.
