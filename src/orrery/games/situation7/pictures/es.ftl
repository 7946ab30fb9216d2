# Pies de las imágenes junto a las reglas de SITUATION 7.

S7-5 = Cuatro lugares con borde rojo son la línea de base de Amarillo. La de Verde está enfrente.
S7-10 = La primera pieza de Amarillo está en su línea de base. La siguiente puede ir dondequiera que toque esta por un lado.
S7-13 = Amarillo ha llenado toda su base de cohetes, así que sus tres cohetes están listos.
S7-14 = Un cohete lleva una pieza junto a una de Verde, lejos de todo lo de Amarillo. Desde ahí Amarillo sigue construyendo.
S7-17 = El astronauta vigila la pieza en la que está. Verde no puede poner nada en el lugar vacío de al lado.
S7-21 = Todos los lugares de este sector son de Amarillo: 50 puntos. Con una sola pieza de Verde en él, nadie puntuaría.
S7-22 = Con esta pieza Amarillo tiene todo Júpiter: 100 puntos.
