# Pies de las imágenes junto a las reglas de ZYLATRON.

ZY-8 = Un Guerrero camina de punto en punto, solo por tierra. Este ha llegado al borde de su planeta.
ZY-12 = Una Estrella de Combate que lleva un Caza Estelar, que lleva un Guerrero. El número dice cuántas piezas van a bordo.
ZY-13 = El Caza Estelar voló hasta el Guerrero, lo cargó al pasar y siguió volando con él.
ZY-18 = La Estrella de Combate ha teletransportado al Guerrero a una bodega libre. No ha sido un movimiento.
ZY-20 = El Caza Estelar rojo dispara: su objetivo está a 3 puntos o menos, y la carta de ataque dice IMPACTO.
ZY-27 = Aquí ha estallado el Misil. Se ha sacado una carta para todo lo que hay en el punto y a su lado.
ZY-33 = El Caza Estelar acercó al Guerrero. Este ha entrado a pie en el cuartel general: Azul queda fuera.
ZY-35 = Un Guerrero rojo está en el cuartel general de Zylon. Rojo tiene la carta de Zylon, y sus fábricas dan el doble.
