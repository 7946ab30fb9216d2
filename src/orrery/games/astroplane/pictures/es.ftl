# Pies de las imágenes junto a las reglas de Astroplane.

AP-3 = A la izquierda, una nave que apunta al este. A la derecha, dos que apuntan en sentidos opuestos: cada una llena la mitad de la casilla.
AP-5 = Voló por la punta hacia la que apuntaba, a la casilla que hay detrás. Allí tomó una orientación nueva: cualquiera menos la de vuelta.
AP-20 = Rojo se ha posado encima de la nave azul. Si sigue ahí cuando termina el turno de Rojo, la azul queda cautiva.
AP-24 = Rojo ha tomado la mitad opuesta a la de Azul: la nave azul vuelve a una zona de salida.
AP-27 = Dos de un jugador, espalda con espalda, son un Cuadrado. Da un paso de lado, por el borde que comparte con la casilla siguiente.
AP-28 = El Cuadrado se desliza por la diagonal hasta la primera casilla ocupada. La nave azul que estaba allí queda fuera de la partida.
AP-32 = Quien entra en el hiperespacio por un lado sale al momento por otro, el que prefiera.
AP-34 = De un extremo del agujero de gusano al otro, y así al otro universo. No cuesta ningún movimiento.
AP-39 = Rojo estaba en las dos posiciones de disparo de esta esquina. Ambas naves han volado a las casillas centrales del lado opuesto.
AP-43 = Rojo está encima en las cuatro casillas que rodean el agujero negro, y ha ganado al momento.
