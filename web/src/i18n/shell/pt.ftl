### O cliente no navegador: o que está em todas as páginas, e o início

home = Início
skip-to-content = Saltar para o conteúdo
main-menu = Menu principal
new-table = Nova mesa
rules = Regras
settings = Definições
close = Fechar
cancel = Cancelar
api = A API
licences = Licenças
footer = Orrery é software livre. Não tem ligação aos autores nem às editoras destes jogos; os textos e os desenhos são nossos.
lost-in-space = Perdido no espaço: essa página não existe
engine-starting = A preparar os jogos neste dispositivo…
engine-waiting = Orrery está aberto noutra página deste navegador; fecha essa para continuar aqui.
engine-failed = Esta página não consegue jogar: { $reason }
engine-damaged = o ficheiro { $file } está danificado.
engine-anew = Carregar o site outra vez
storage-full = Este navegador já não tem espaço: o que jogares agora perde-se quando fechares a página. Guarda os registos dos jogos acabados (Mais, Descarregar o registo) ou arranja espaço.
storage-denied = Este navegador não guarda nada aqui, como fazem as janelas privadas: o que jogares perde-se quando fechares a página.
storage-unreadable = Os jogos aqui guardados não se conseguem ler. Ficam de parte neste navegador, e começas com a prateleira vazia.
plays-here = Tudo corre neste dispositivo, incluindo as cartas dos outros jogadores; nada sai daqui.
connection-lost = A ligação perdeu-se; continuamos a tentar. Uma jogada tua fica guardada e segue quando a ligação voltar.
try-now = Tentar já
no-server = O servidor não responde.
your-name = O teu nome
use-name = Usar este nome
guest-note = Não precisas de conta: basta um nome.
rename-note = Com outro nome és outro visitante: os lugares que tens ficam com o antigo.
language = Língua
theme = Tema
theme-auto = Como o sistema
theme-dark = Noite
theme-light = Dia
pace = Mostrar o que os outros fazem
pace-slow = devagar
pace-usual = ao ritmo habitual
pace-fast = depressa
pace-step = passo a passo, quando eu pedir
sounds = Sons
animations = Mostrar as jogadas à medida que acontecem
show-legal = Mostrar no tabuleiro todas as jogadas permitidas
think-here = Os adversários podem pensar neste dispositivo
show-legal-short = mostrar jogadas permitidas
home-kicker = Cinco jogos perdidos
home-title = Jogos de tabuleiro espaciais, de volta
home-lead = Esgotados há décadas, outra vez jogáveis: contra bots de Cadete a Grande Almirante, com amigos através de uma ligação, ou vários no mesmo ecrã.
home-lead-here = Esgotados há décadas, outra vez jogáveis: contra bots de Cadete a Grande Almirante, ou vários no mesmo ecrã.
home-games = Os jogos
home-examples = Exemplos
home-examples-why = Pequenos jogos que mostram como acrescentar um teu.
tables-running = { $n } { $n ->
    [0] jogos a decorrer
    [one] jogo a decorrer
   *[other] jogos a decorrer
 }
tables-waiting = É a tua vez em { $n } { $n ->
    [0] jogos
    [one] jogo
   *[other] jogos
 }
for-beginners = para principiantes
play-now = Jogar já
with-friends = Com amigos
one-screen = No mesmo ecrã
preparing-short = a preparar as regras
preparing-bots = Os bots preparam-se para pensar: a sua procura está a ser compilada para este computador, o que só acontece uma vez. Costuma demorar entre meio minuto e dois minutos; depois jogam sozinhos.
preparing = As regras de { $game } estão a ser compiladas para este computador, o que só acontece uma vez. Costuma demorar 10 a 60 segundos; depois o jogo continua sozinho.
preparing-early = As regras de { $game } estão a ser compiladas para este computador, o que só acontece uma vez. Costuma demorar 10 a 60 segundos; não precisas de esperar.
read-meanwhile = Ler as regras entretanto
so-far = { $n } s até agora
begins-soon = O jogo começa dentro de momentos
own-all = Todos os teus jogos ({ $n })
own-fewer = Menos
your-tables = Os teus jogos
open-tables = Mesas abertas
running-tables = A decorrer
more-tables = Mostrar mais mesas
no-open-tables = Agora ninguém está à espera. Abre uma mesa e manda a ligação a um amigo.
join-by-link = Entrar por ligação
paste-link = Cola um convite
invitation = Ligação do convite
join = Entrar
bad-link = Isto não parece um convite para uma mesa.
choose-level = Contra quem? O jogo começa de imediato.
more-options = Mais opções
bots = Bots
game = Jogo
who-sits-where = Quem se senta onde
name-at-screen = Nome
variants = Variantes e opções
board = Tabuleiro
usual = o habitual
private-table = só com convite
open-table = Abrir a mesa
start-game = Começar o jogo
open-seat = lugar livre
kept-for = reservado para { $name }
kept-for-invited = reservado para quem tem convite
somebody = alguém
nature = Acaso
share = Partilhar
position-in-words = A posição por palavras
your-moves = As tuas jogadas
no-moves-now = Não é a tua vez.
being-shown = Um momento: foi isto que acabou de acontecer.
moves-n = { $n } { $n ->
    [0] jogadas
    [one] jogada
   *[other] jogadas
 }
filter-moves = Filtrar jogadas
say = Diz alguma coisa
send = Enviar
seats = Lugares
you-mark = { " " }(tu)
to-move = a jogar
winner = Vitória
points = pontos
points-n = { $n } { $n ->
    [0] pontos
    [one] ponto
   *[other] pontos
 }
play-this = Jogar neste lugar
sit = Sentar-se
move-here = Mudar para aqui
stand = Levantar-se
place-bot = Quem joga aqui
no-table = Não se pode ver esta mesa
no-table-why = Essa mesa não existe, ou é privada e à ligação falta o convite.
finding-table = À procura da mesa…
setting-up = A montar o tabuleiro…
skip = Saltar
your-turn = É a tua vez.
turn-of-all = Todos jogam ao mesmo tempo.
turn-of = É a vez de { $name }.
turn-of-many = Todos podem agir.
spectators = { $n } { $n ->
    [0] pessoas a ver
    [one] pessoa a ver
   *[other] pessoas a ver
 }.
nothing-yet = Ainda ninguém jogou.
nothing-since = Não aconteceu nada desde a tua jogada.
aim-and-scoring = Objetivo e pontos
as-page = Como página
mute = Desligar os sons
unmute = Ligar os sons
no-network = Este dispositivo está sem rede.
no-network-move = Uma jogada que faças agora fica guardada aqui e segue quando a rede voltar.
page-fault = Não foi possível carregar esta página.
page-fault-why = Ou a ligação caiu, ou o servidor tem uma versão mais nova deste sítio.
load-again = Carregar de novo
hold = Espera: não mostres mais nada enquanto leio
go-on = Continuar
next-move = Jogada seguinte ({ $n })
looking-back = A rever
show-moment = Mostrar este momento no tabuleiro
taken-back = desfeita
back-to-now = Voltar ao presente
behind-curtain = Atrás da cortina.
not-allowed = Não é permitido:
waiting-for = À espera de { $n } { $n ->
    [0] jogadores
    [one] jogador
   *[other] jogadores
 }
all-seated = Todos os lugares estão ocupados
fill-seats = Manda a ligação, ou põe bots nos lugares livres.
host-starts = O jogo começa quando o anfitrião quiser.
sit-or-watch = Senta-te num lugar livre, ou fica a ver.
copied = Copiado
copy-by-hand = O navegador não nos deixa copiar isto. Copia aqui:
copy-invitation = Copiar o convite
agree = Aceitar
decline = Recusar
waiting-for-answer = À espera dos outros.
confirm-resign = Desistir deste lugar? Um bot pode continuar.
confirm-abandon = Acabar o jogo sem vencedor?
thinking = Um bom jogador está a pensar…
hints = Um bom jogador pensaria em:
no-hints = Não há conselho para esta posição.
table-menu = Menu da mesa
undo = Voltar atrás
recap = O que aconteceu?
rematch = Desforra
to-rematch = Para a desforra
download-log = Descarregar o registo
more = Mais
offer-draw = Propor empate
abandon = Abandonar o jogo
resign = Desistir
invite = Convidar
leave = Sair da mesa
note-undo = { $name } volta atrás.
note-resign = { $name } desiste.
note-time = O tempo de { $name } acabou.
note-draw = Empate por acordo.
note-abandon = O jogo foi abandonado.
note-away = { $name } está ausente; um bot continua.
note-back = { $name } voltou.
step-of = Jogada { $n } de { $all }
first = Primeira
back = Anterior
forward = Seguinte
last = Última
autoplay = Reproduzir
pause = Pausa
viewer = Visto por
viewer-open = todas as cartas à vista
viewer-turn = quem joga
viewer-spectator = um espectador
all-hands = Todas as mãos
copy-position = Copiar uma ligação para esta posição
at-start = O início
loading = A carregar…
rules-of = As regras de { $game }
rules-all = Regras dos jogos
rules-lead = Cada regra é uma cláusula numerada; quando uma jogada é recusada, diz-se qual a proíbe.
contents = Índice
picture-of-board = Uma posição durante o jogo
rules-fault = Não foi possível carregar estas regras.
broken-table = Esta mesa está avariada e não pode continuar (falha: { $code }). As suas jogadas estão guardadas; as outras mesas não são afetadas.
ends-soon = Se ninguém jogar, este jogo acaba em { $date }.
broken-hangs = Aqui, as regras deste jogo não chegaram ao fim, e foi preciso reiniciar o servidor. Esta mesa não pode continuar; as suas jogadas estão guardadas, e as outras mesas não são afetadas.
broken-rules = Este jogo começou com regras diferentes das que este servidor tem agora. Espera até elas voltarem; as suas jogadas estão guardadas, e as outras mesas não são afetadas.
broken-draws = Este jogo não pode continuar: as suas regras deixam algo ao acaso, mas a sua descrição diz que não deixam nada. Quem gere este servidor já foi avisado. As jogadas estão guardadas; as outras mesas não são afetadas.
explain = O que é isto?
explain-how = Clica em qualquer coisa do tabuleiro para ler o que é. Clica outra vez no ponto de interrogação para continuar a jogar.
marks-for-all = Mostrar a todos onde cabem as peças (mais fácil: encontrá-las é o jogo)
kept-name = Um nome guardado: mais ninguém o pode ter
embed-from = { $game } em Orrery
