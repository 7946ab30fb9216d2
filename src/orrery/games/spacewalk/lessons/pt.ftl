### As lições de Space Walk, passo a passo.

## first-game

first-game-title = Ao largo dos buracos negros

fly-text = Jogas com as vermelhas. Duas frotas giram entre buracos negros; perde a que for engolida primeiro. Clica no planeta da tua nave grande: ela voa uma casa.
fly-otherwise = Esse planeta vem a seguir. Primeiro, a nave sozinha no planeta assinalado.
fly-praise = Aí vai ela! As naves voam sempre para onde as setas apontam.
fly-mistake-1 = Aí só há naves azuis. Escolhe um planeta com uma nave tua.
fly-mistake-2 = Isso é um buraco negro. As naves partem de planetas.

stack-text = Agora o planeta com três naves. Voam todas: a grande 1 casa, a média 2, a pequena 3.
stack-praise = Primeiro a grande, por fim a pequena, cada uma voa mais uma casa.
stack-mistake-1 = É uma boa jogada, mas não te mostra nada de novo. Experimenta as três naves.
stack-mistake-2 = Não podes escolher uma só nave do planeta. Voam todas.

danger-text = Uma nave que acaba num buraco negro está perdida. Alguma coisa tens de mover. Move o planeta onde ninguém se perde.
danger-praise = A salvo. Conta antes de voar: o jogo é isto.
danger-mistake-1 = Uma casa à frente está o buraco negro: essa nave perde-se. Volta atrás e move o outro planeta.
danger-mistake-2 = Não se pode ficar parado: em cada jogada move-se um planeta.

weapon-text = Todas as naves do teu planeta voam, as azuis também! A grande voa 1, a média 2. Descobre o planeta que atira uma nave azul para o buraco.
weapon-praise = Já está! Partilha um planeta com o azul e as naves dele voam quando tu quiseres.
weapon-mistake-1 = Aí não acontece nada ao azul. Olha para o planeta que partilham, duas casas antes do buraco.

order-text = Duas naves do mesmo tamanho: és tu que escolhes qual voa primeiro. O buraco está duas casas à frente. Move este planeta, primeiro a vermelha.
order-praise = A vermelha voou 1 e a azul voou 2, direitinha ao buraco.
order-mistake-1 = A azul voou 1 e a tua voou 2, para o buraco. Volta atrás: primeiro a tua nave.
order-mistake-2 = É seguro, mas há uma nave azul para apanhar no planeta assinalado.

join-text = Ainda não tens nenhuma nave azul ao teu alcance. Faz a tua nave grande voar uma casa, para o planeta do azul.
join-mistake-1 = Assim também te juntas ao azul, mas mais longe do buraco. Usa o outro planeta.
join-mistake-2 = Aí ainda não tens naves. Primeiro leva uma até lá.

second-turn-text = Tens duas fichas. Depois da tua jogada, uma ficha dá-te logo uma segunda. Move o planeta partilhado antes que o azul possa reagir!
second-turn-praise = O azul nem teve tempo de reagir. Uma ficha por ronda, e ficha usada não volta.
second-turn-mistake-1 = Assim o azul foge antes. Usa uma ficha: a nave azul está duas casas antes do buraco.
second-turn-mistake-2 = É uma segunda jogada, mas no planeta errado. Move o que partilhas com o azul.

rescue-text = Perigo: o azul é a seguir. A tua nave pequena voaria em terceiro, para o buraco. Uma ficha também avança uma só nave uma casa. Salva-a!
rescue-praise = Salva! Também podes usar uma ficha antes da tua jogada, sempre que te perguntarem.
rescue-mistake-1 = O azul move o seu planeta: a grande 1, a média 2 e a tua pequena 3, para o buraco.
rescue-mistake-2 = Essa nave estava a salvo. Quem corre perigo é a pequena, ao lado da azul.

placing-text = Um jogo a sério começa por colocar naves à vez, nunca duas do mesmo tamanho num planeta. Põe a última logo a seguir a um buraco: longe do próximo.
placing-praise = Bem colocada: seis casas até ao próximo buraco.
placing-mistake-1 = Aí já está uma nave grande. Ao colocar, só uma de cada tamanho.
placing-mistake-2 = Ninguém começa num buraco negro. Escolhe um planeta.
placing-mistake-3 = Dali, basta um voo para acabar no buraco. Escolhe um planeta logo a seguir a um buraco.

win-text = O azul só tem uma nave. Para cair no buraco, tem de voar em terceiro. Move o planeta, escolhe a ordem e ganha!
win-praise = A frota azul desapareceu. Ganhaste!
win-mistake-1 = A azul voou em segundo e escapou; a tua voou em terceiro. Faz voar a tua nave média antes da azul.
win-mistake-2 = É seguro, mas o azul escapa. A sua última nave está junto das tuas.

cadet-text = Já sabes tudo. Com três ou mais jogadores contam as naves que conservas: grande 4, média 3, pequena 1. Agora joga contra um Cadete!

## exercises

win-in-one-text = Ganha numa jogada. O azul só tem uma nave. Que planeta, e quem voa quando?
win-in-one-hint = Três naves médias, e o buraco está três casas à frente. A azul tem de ser a terceira.
win-in-one-mistake-1 = Agora a terceira é uma das tuas. Manda as tuas duas naves antes da azul.
win-in-one-mistake-2 = Essa cai ela própria no buraco.

save-your-ship-text = Salva a tua nave. Já jogaste e o azul é a seguir. Uma ficha, um avanço: depois dele, o azul não pode afundar nenhuma nave tua.
save-your-ship-hint = Em que planeta com uma nave azul é que uma das tuas acabaria num buraco?
save-your-ship-mistake-1 = Agora estão lá três naves, mas a tua média continua a voar em segundo, para o buraco.
save-your-ship-mistake-2 = Vê para onde voariam as tuas naves se o azul movesse cada um dos seus planetas.
save-your-ship-mistake-3 = Essa não corria perigo: o buraco está muito à frente dela.

two-at-once-text = Ganha nesta jogada. O azul tem duas naves; tu tens uma ficha para uma segunda jogada.
two-at-once-hint = As duas naves azuis estão duas casas antes de um buraco. Em cada grupo, têm de voar em segundo.
two-at-once-mistake-1 = A tua nave voou em segundo. Manda primeiro a tua.
two-at-once-mistake-2 = Uma nave azul já foi, falta outra. A ficha dá-te logo uma segunda jogada.
