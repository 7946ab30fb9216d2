# Pies de las imágenes junto a las reglas de ASTRON.

AS-12 = Una carta dice hacia dónde y cuánto: Adelante 4 lleva la nave exactamente cuatro casillas.
AS-16 = La nave se queda donde está. El mapa ha avanzado dos filas debajo de ella y le ha traído una estación.
AS-18 = La nave 1 se ha detenido justo delante de la nave 2, que queda desplazada una casilla hacia atrás.
AS-21 = La primera nave en esta estación: 5 puntos. La siguiente que aterrice aquí recibe 4.
AS-26 = Del Espacio a la estación de la Luna de una sola vez: un aterrizaje. Pasar por encima del suelo no hizo daño.
AS-27 = El vuelo terminó junto a la estación, en el suelo: se pierde un punto y la nave queda varada.
AS-32 = El mapa acerca el cometa a esta nave. Debe salir de la columna antes de que llegue.
AS-33 = Una sola carta lleva la nave por encima de los anillos de Saturno hasta la estación. Detenerse en ellos sería el fin.
