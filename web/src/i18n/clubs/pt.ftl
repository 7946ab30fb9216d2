### Clubes e serões

club-all = Clubes
club-to-all = Clubes
club-why = Um clube é para pessoas que jogam juntas: os seus membros, os jogos deles, torneios próprios, e quem vai à frente.
club-new = Fundar um clube
club-none = Ainda não há clubes.
club-name = Nome do clube
club-about = Para que serve? (opcional)
club-found = Fundar o clube
club-need-account = Os membros de clubes guardam um nome, para que os outros os reconheçam.
club-keep-name = Guardar um nome
club-since = desde { $date }
club-n-members = { $n } { $n ->
    [0] membros
    [one] membro
   *[other] membros
 }
club-role-officer = dirigente
club-role-member = membro
club-role-asked = pede para aderir
club-you-officer = És dirigente deste clube.
club-you-member = És membro deste clube.
club-you-asked = Pediste para aderir. Um dirigente decide.
club-join = Aderir ao clube
club-ask = Pedir para aderir
club-leave = Sair do clube
club-withdraw = Retirar o pedido
club-leave-sure = Sair de { $name }? Para voltar precisas da ligação ou de um dirigente.
club-members = Membros
club-manage = Gerir
club-manage-done = Pronto
club-accept = Admitir
club-decline = Recusar
club-remove = Remover
club-appoint = Nomear dirigente
club-dismiss = Destituir dirigente
club-lead = Para dirigentes
club-link-why = Quem abrir esta ligação e guardar um nome pode aderir logo.
club-new-link = Nova ligação
club-new-link-why = Uma nova ligação anula a antiga.
club-edit = Mudar a descrição
club-save = Guardar
club-running = A jogar agora
club-no-running = Neste momento ninguém joga numa mesa pública.
club-finished = Jogos acabados
club-no-finished = Ainda não há jogos públicos. Os membros escolhem na página da conta se os outros veem os seus.
club-tournaments = Torneios e serões
club-no-tournaments = Ainda nenhum.
club-leaders = Quem vai à frente
club-no-leaders = Ainda não há ratings: façam jogos a contar para o rating e mostrem os vossos ratings na página da conta.
club-scope = { $game } para { $n }
club-of-player = Membro de
club-report = Denunciar este clube
club-report-why = Os moderadores veem o nome e a descrição e dizem-te o que decidiram.
club-moderated = O clube { $name }
club-choice = Clube
club-no-club = nenhum clube
club-members-only = Só para membros
letter-club-closed = Um moderador fechou o clube { $name }: { $why }
letter-report-close = Agradecemos a tua denúncia. Um moderador fechou o clube { $name }.
moderation-deed-close = Fechar o clube
tournament-system-evening = Serão
evening-new = Novo serão
evening-why = Um serão com uma só ligação: manda-a aos amigos, vê quem vem, começa uma ronda quando quiseres.
evening-open = Abrir o serão
evening-name = Nome do serão
evening-games = Jogos, por ordem
evening-games-why = A primeira ronda é o primeiro jogo, e assim por diante. Escolhe pelo menos um.
evening-rounds = Rondas
evening-rounds-open = até eu o acabar
evening-odd = Quem sobrar
evening-odd-bots = joga com bots
evening-odd-wait = espera uma ronda
evening-i-play = Eu também jogo
evening-hall = O salão
evening-here = { $n ->
    [0] Ainda não está cá ninguém.
    [one] Está cá uma pessoa.
   *[other] Estão cá { $n } pessoas.
 }
evening-waits = À espera de que { $name } comece
evening-yours = Começa quando houver gente suficiente
evening-round-on = Ronda { $n }: { $game }
evening-round-of = Ronda { $n } de { $all }: { $game }
evening-between = A ronda { $n } acabou. A seguir: { $game }
evening-last-over = A última ronda acabou.
evening-is-over = O serão acabou
evening-come = Estou cá
evening-go = Tenho de ir
evening-you-wait = Contamos contigo. Quando { $name } começar uma ronda, esta página leva-te à tua mesa.
evening-you-rest = Não tens mesa nesta ronda, ou o teu jogo acabou. Esta página leva-te à tua próxima mesa.
evening-late = Está a decorrer uma ronda. Diz que estás cá e jogas na próxima.
evening-start = Começar a ronda { $n }: { $game }
evening-start-why = { $n ->
    [0] Ninguém em mesas de { $all }.
    [one] Uma pessoa em mesas de { $all }.
   *[other] { $n } pessoas em mesas de { $all }.
 }
evening-end = Acabar o serão
evening-end-sure = Acabar o serão? A ronda em curso joga-se primeiro até ao fim.
evening-link = A ligação deste serão
evening-aside = { $name } foi embora: deixar de fora
evening-gone = Foi embora
evening-back = Para a classificação
evening-next-table = A ronda { $n } começou: para a tua mesa
hook-title = Webhook desta mesa
hook-why = Sempre que é a vez de alguém, ou o jogo começa ou acaba, esta mesa chama um endereço teu.
hook-allowed = O operador deste servidor permite: { $hosts }.
hook-allowed-none = O operador deste servidor não torna público nenhum destino. Pergunta-lhe quais podes usar.
hook-disabled = Este servidor não chama ninguém: o operador não ativou isso.
hook-url = Endereço
hook-add = Chamar este endereço
hook-now = Esta mesa chama { $name }.
hook-secret = O segredo com que se assinam as chamadas. Só se mostra desta vez:
hook-test = Experimentar
hook-good = Respondeu com { $status }.
hook-bad = Respondeu com { $status }, o que conta como falha.
hook-silent = Ninguém respondeu.
hook-remove = Não chamar ninguém
hook-menu = Avisar um programa (webhook)
