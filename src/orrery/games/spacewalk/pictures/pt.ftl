# Legendas das imagens nas regras de Space Walk.

SW-6 = Em cada planeta iluminado estão uma nave grande e uma pequena: ao colocar, só se lhes pode juntar uma média.
SW-9 = Vermelho move o planeta iluminado. Tudo o que lá está voa, a nave azul também.
SW-10 = Duas naves médias partem do mesmo planeta e Vermelho decide: primeiro a vermelha, uma casa; depois a azul, que cai no buraco.
SW-11 = Três naves partem do mesmo planeta: a grande voa uma casa, a média duas, a pequena três.
SW-12 = A nave grande acaba o voo no buraco negro e perde-se. A média passa-lhe por cima sem dano.
SW-14 = Vermelho moveu-se para o planeta de Azul, usa uma ficha e joga outra vez: a nave média azul cai no buraco.
SW-17 = Por uma ficha, a nave vermelha pequena avança sozinha uma casa. As outras ficam onde estão.
