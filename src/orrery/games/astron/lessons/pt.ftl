### As lições de ASTRON, passo a passo.

## first-game

first-game-title = Da Terra a Saturno

take-off-text = Uma corrida da Terra a Saturno! Pelo caminho, aterra nas estações numeradas; a primeira nave a chegar ganha 5. Descola o mais perto possível da estação 1.
take-off-praise = És a nave 1. O teu rival também descola, e ambos recebem cinco cartas.
take-off-mistake-1 = Isso é a Terra. Para descolar há as seis casas assinaladas.
take-off-mistake-2 = Podes, mas a estação 1 fica muito à esquerda. Parte da casa mais à esquerda.

card-text = Uma carta faz voar a tua nave exatamente a distância que diz. Joga Em frente 4.
card-praise = O teu rival também voa. Depois, cada um recebe uma carta nova.
card-mistake-1 = Não tens essa carta. Joga uma das cinco da tua mão.
card-mistake-2 = Assim saías do mapa. As naves ficam lá dentro.
card-mistake-3 = Podes, mas daqui a pouco vais querer essa carta. Joga a 4.

slide-text = Viste? Depois de cada ronda o mapa desliza uma fila na tua direção; as naves ficam. Voa para onde a estação 1 vai ficar ao teu lado: Em frente 2.
slide-praise = O mapa deslizou e a estação 1 está mesmo ao teu lado.
slide-mistake-1 = Agora estás ao lado da estação, mas depois o mapa desliza e ela fica para trás. Uma casa a menos.
slide-mistake-2 = A coluna está certa, mas a estação ainda está à frente. Primeiro, vai em frente.

station-text = Aterra! Joga De lado 1 e escolhe a esquerda.
station-praise = Primeira nave na estação 1: cinco pontos! A seguinte recebe 4, depois 3, 2, 1.
station-mistake-1 = Lado errado: a estação está à tua esquerda.
station-mistake-2 = Voas exatamente 2 e passas a estação. Precisas da 1.

blackout-text = As nuvens escuras à frente custam um ponto a quem lhes toca, e a seguir deslizam para ti. Sai das colunas delas: De lado 2, para a direita.
blackout-otherwise = Também é seguro, mas vais precisar dessa carta na Lua. Joga De lado 2.
blackout-praise = Livre. Meteoros, raios e asteroides também custam um ponto, da mesma maneira.
blackout-mistake-1 = A direito pelo apagão: um ponto perdido. Contorna-o.
blackout-mistake-2 = Acabas dentro do apagão: um ponto perdido. Em vez disso, põe-te ao lado.
blackout-mistake-3 = Também é seguro! Mas guarda a 3: vai levar-te à Lua.

line-up-text = O teu rival chegou à estação 1 e ganhou 4 pontos. Depressa, para a Lua! A estação dela deve ficar na tua fila depois do próximo deslize: Em frente 2.
line-up-praise = Agora a estação da Lua está na tua fila.
line-up-mistake-1 = A coluna está certa, mas aí os meteoros deslizam para ti: um ponto perdido.
line-up-mistake-2 = Uma casa a mais: o mapa leva a estação para trás da tua fila.

moon-text = A estação de um planeta fica no meio do solo. Voar por cima do solo não faz mal, mas tens de acabar na própria estação: exatamente três para a direita.
moon-praise = A Lua! Dez pontos.
moon-mistake-1 = Uma má aterragem: perdes um ponto e ficas lá com a nave retida. Voa exatamente três.
moon-mistake-2 = A Lua está à tua direita.

comet-text = Mais à frente: um cometa! Destrói todas as naves que lhe tocam, até a que lhe voa por cima. Está uma fila à frente e aproxima-se. Salva a tua nave!
comet-praise = Foi por pouco. Procura o cometa muito antes de ele chegar.
comet-mistake-1 = Voar por cima do cometa também é mortal. Sai da coluna dele.
comet-mistake-2 = Mesmo em cheio. Sai da coluna dele.
comet-mistake-3 = Isso traz-te logo o cometa. Sai da coluna dele.

upheaval-text = Mais tarde. A estação 7 está duas filas à frente e nenhum voo serve. A Convulsão Cósmica desliza logo o mapa inteiro, por baixo de todos. Joga-a!
upheaval-praise = A estação veio ter contigo e um apagão atingiu o teu rival. Dois coelhos de uma cajadada!
upheaval-mistake-1 = Uma casa a mais: uma carta voa-se até ao último passo. Deixa o mapa vir ter contigo.
upheaval-mistake-2 = Fica na coluna da estação e deixa o mapa deslizar.

shove-text = Noutro jogo, o teu rival espera mesmo atrás da estação 4, com o cometa nas costas. Aterra à frente dele: a nave atrás de ti tem de recuar.
shove-praise = Cinco pontos, e o teu rival recuou para o cometa. Os pontos dele ficam, a viagem acabou.
shove-mistake-1 = Ao lado da estação, não em cima dela. Precisas de três.
shove-mistake-2 = O teu rival vai ficar com a estação. Aterra já à frente dele!

saturn-text = Saturno, finalmente! Os anéis destroem quem neles se detém, mas uma só carta pode saltá-los. Daqui, aterra na estação de um salto.
saturn-praise = Chegaste a Saturno: cinco pontos, e a viagem acaba em segurança.
saturn-mistake-1 = Assim paras nos anéis: a tua nave perde-se. Salta por cima deles.
saturn-mistake-2 = Depois desta ronda os anéis deslizam para ti. Salta já por cima deles.
saturn-mistake-3 = Isso é o solo de Saturno: uma má aterragem. Uma casa a menos.

cadet-text = Já sabes voar! Quando o mapa acaba, ganha a pontuação mais alta; as naves que ainda estão no Espaço recebem mais um ponto. Agora joga contra um Cadete!

## exercises

let-it-come-text = Cinco pontos. Nenhuma carta chega já à estação 6. Qual te leva lá quando o mapa deslizar?
let-it-come-hint = Depois da vez do teu rival o mapa desliza uma fila. Põe-te uma fila atrás da estação, na coluna dela.
let-it-come-mistake-1 = A estação está três colunas à tua direita.
let-it-come-mistake-2 = A ideia é boa, mas a estação está a três colunas.

save-your-ship-text = Salva a tua nave. O cometa está à tua frente e ao teu lado, e desliza para cá.
save-your-ship-hint = Dos teus sete voos, só um te salva. De que lado está o cometa?
save-your-ship-mistake-1 = Aí também está o cometa. Para o outro lado!
save-your-ship-mistake-2 = Ninguém voa por cima do cometa.

win-in-one-text = Última ronda, pontuações iguais. Quem ainda estiver no Espaço recebe mais um ponto. Ganha sem partilhar!
win-in-one-hint = Os anéis de Saturno estão mesmo atrás do teu rival. Quem tem de recuar quando te pões à frente dele?
win-in-one-mistake-1 = O mapa acaba e ambos sobrevivem: uma vitória partilhada. O teu rival não pode sobreviver.
win-in-one-mistake-2 = O teu rival fica no Espaço e sobrevive. Obriga-o a recuar.
