### Uma mesa: antes, durante e depois do jogo

device-here = Os adversários pensam neste dispositivo: cerca de { $n } posições por segundo. Onde há cartas escondidas ou jogam outras pessoas, pensam no servidor.
device-away = Os adversários pensam no servidor. Este dispositivo conseguiria ver cerca de { $n } posições por segundo.
device-slow = Os adversários pensam no servidor: este dispositivo é lento, com cerca de { $n } posições por segundo.
device-untried = A velocidade deste dispositivo mede-se quando jogares pela primeira vez só contra bots.
device-fault-missing = Não foi possível carregar o motor para este dispositivo. Os adversários pensam no servidor.
device-fault-damaged = O motor para este dispositivo está danificado e não é usado. Os adversários pensam no servidor.
device-fault-stale = O motor para este dispositivo não é da versão do servidor e não é usado. Os adversários pensam no servidor.
result-won = Ganhaste
result-shared = Partilhas a vitória
result-lost = Ganhou { $winner }
bot-note-random = joga sem pensar
bot-note-greedy = apanha o que está mais à mão
bot-note-cadet = pensa um momento e engana-se muito
bot-note-ensign = vê a jogada seguinte
bot-note-lieutenant = planeia um pouco à frente
bot-note-commander = raramente deixa escapar algo
bot-note-captain = forte: planeia bem
bot-note-admiral = muito forte: quase nunca erra
bot-note-grand-admiral = o melhor que temos
bot-note-gambler = um capitão que adora o risco
bot-note-hoarder = um capitão que guarda o que tem
bot-note-hunter = um capitão que vai atrás dos rivais
status-preparing = As regras estão a ser preparadas.
status-broken = Não pode continuar.
status-may-begin = Podes começar.
status-host = À espera do anfitrião
status-full = Estão todos: pode começar
status-open = À espera de jogadores
status-running = A decorrer
status-over = Acabado
bot-random = Errante
bot-greedy = Oportunista
bot-cadet = Cadete
bot-ensign = Alferes
bot-lieutenant = Tenente
bot-commander = Comandante
bot-captain = Capitão
bot-admiral = Almirante
bot-grand-admiral = Grande Almirante
bot-gambler = Apostador
bot-hoarder = Poupador
bot-hunter = Caçador
seat-me = eu
seat-here = uma pessoa neste ecrã
seat-open = livre para quem quiser
seat-invited = para quem tiver a ligação do convite
clock = Relógio
clock-none = sem relógio
clock-quick = 1 minuto por jogada
clock-calm = 30 minutos por jogo
clock-postal = por correspondência: 3 dias por jogada
outcome-rules = Ganhou { $winner }.
outcome-resign = Ganhou { $winner }, por desistência.
outcome-time = Ganhou { $winner }, por tempo.
outcome-shared = { $winner } partilham a vitória.
outcome-draw = Empate por acordo.
outcome-abandon = O jogo foi abandonado.
outcome-nobody = O jogo acabou; ninguém ganhou.
end-you-won = Ganhaste!
end-turning-looking = À procura do ponto de viragem…
end-turning-none = Nenhuma jogada, por si só, decidiu este jogo.
end-turning-you-fell = O ponto de viragem foi a jogada { $n }{ $by }: { $what }. As tuas hipóteses desceram de { $before } para { $after } %.
end-turning-you-rose = O ponto de viragem foi a jogada { $n }{ $by }: { $what }. As tuas hipóteses subiram de { $before } para { $after } %.
end-turning-fell = O ponto de viragem foi a jogada { $n }{ $by }: { $what }. As hipóteses de { $name } desceram de { $before } para { $after } %.
end-turning-rose = O ponto de viragem foi a jogada { $n }{ $by }: { $what }. As hipóteses de { $name } subiram de { $before } para { $after } %.
end-turning-hidden = algo que só outros viram
end-turning-show = Mostrar no tabuleiro
end-turning-how = Encontrado pela própria procura dos bots; onde algo está escondido, a partir do que cada jogador podia saber.
end-look = Fechar e ver o tabuleiro
end-rounds = { $n } { $n ->
    [0] rondas
    [one] ronda
   *[other] rondas
 }
end-moves = { $n } { $n ->
    [0] jogadas
    [one] jogada
   *[other] jogadas
 }
end-minutes = { $n } { $n ->
    [0] minutos
    [one] minuto
   *[other] minutos
 }
chat = Conversa
chat-empty = Ainda ninguém disse nada.
seat-out = fora do jogo
seat-out-bot = fora do jogo, continua um bot
seat-away = ausente, joga um bot
seat-gone = não está cá
hint-promise = daqui ganha cerca de { $n } em 100 jogos
hint-equal = mais ou menos igual
hint-then = depois, provavelmente: { $action }
hint-after = e a seguir: { $action }
curtain = O ecrã passa para { $name }
curtain-why = { $label } tem uma mão que os outros não podem ver.
curtain-ready = Sou { $name }: abrir
fair-cards = Como se garante que { $drawn ->
    [cards] as cartas são justas
    [dice] os dados são justos
   *[lots] o sorteio é justo
 }
fair-cards-why = O navegador de cada jogador e o servidor comprometem-se, cada um, com um número aleatório secreto antes de alguém mostrar o seu. Todos juntos decidem { $drawn ->
    [cards] as cartas
    [dice] os dados
   *[lots] o sorteio
 }, por isso ninguém pode escolher, nem sequer quem gere o servidor. A impressão digital, para comparares com os outros:
roll-none = Neste jogo nada se tira à sorte.
roll-fair = { $drawn ->
    [cards] As cartas são justas: os navegadores de todos os jogadores decidem-nas em conjunto.
    [dice] Os dados são justos: os navegadores de todos os jogadores lançam-nos em conjunto.
   *[lots] O sorteio é justo: os navegadores de todos os jogadores decidem-no em conjunto.
 }
roll-waits = À espera de { $names }.
roll-missing = Para o jogo começar, tem de cá estar: { $names }.
roll-thrown = O sorteio { $n } foi anulado por falta de resposta a tempo: { $names }.
roll-thrown-seats = O sorteio { $n } foi anulado: os lugares mudaram.
roll-go-on = Começar sem esperar por { $names }
roll-checked = { $drawn ->
    [cards] Este navegador verificou as cartas: ninguém as podia escolher.
    [dice] Este navegador verificou os dados: ninguém podia escolher o que mostram.
   *[lots] Este navegador verificou o sorteio: ninguém o podia escolher.
 }
roll-fault-unreadable = O sorteio do servidor não se consegue ler, por isso este navegador não participa nele.
roll-fault-promise = Atenção: o servidor mudou o que tinha fixado para o sorteio. O que vier pode ter sido escolhido.
roll-fault-replaced = Atenção: o servidor fala pelo teu lugar com algo que o teu navegador nunca enviou. O teu navegador não participa.
roll-fault-left-out = Atenção: o sorteio vai fazer-se sem o teu navegador.
roll-fault-other = Atenção: o sorteio fez-se de maneira diferente da que te foi mostrada. O que saiu pode ter sido escolhido.
roll-fault-thrown = Atenção: o servidor esconde um sorteio que foi anulado.
roll-fault-without = O sorteio deste jogo fez-se sem o teu navegador.
roll-fault-log = Atenção: o registo deste jogo não prova que o sorteio tenha sido justo.
proposal-undo = { $name } gostaria de voltar atrás na última jogada.
proposal-draw = { $name } propõe empate.
proposal-abandon = { $name } gostaria de abandonar o jogo.
proposal-declined = A proposta foi recusada.
hint = Dica
chat-mute = Não mostrar mais o que { $name } diz
chat-muted = Não se mostra o que { $name } diz.
chat-unmute = Mostrar outra vez
outcome-unfinished = Não está acabado.
log-deed = { $name }: { $words }
