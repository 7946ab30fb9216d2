### Avisos, como chegam, férias e planos

notices = Avisos
notices-unread = { $n ->
    [0] Avisos
    [one] Avisos: um por ler
   *[other] Avisos: { $n } por ler
 }
notices-none = Não aconteceu nada que não tenhas visto.
notices-read-all = Marcar todos como lidos
notices-channels = Como fico a saber
notices-title = Avisos
notices-note = Quando é a tua vez numa mesa que não estás a ver, quando um jogo começa ou acaba, quando alguém te convida ou te pede algo, e quando o teu tempo está a acabar.
notices-browser = Mostrar avisos deste navegador enquanto uma página estiver aberta
notices-browser-denied = Este navegador não nos deixa mostrar avisos: as definições dele para esta página dizem que não.
notices-push = Enviar avisos para este navegador, mesmo sem páginas abertas
notices-push-disabled = O anfitrião deste servidor não ativou avisos para navegadores fechados.
notices-push-cannot = Não se podem enviar avisos para este navegador: é preciso https e um navegador que os receba.
notices-push-failed = O navegador não concordou.
notices-browsers = Navegadores que recebem avisos
notices-browser-remove = Remover { $label }
notices-some-browser = Um navegador
notices-letters = Avisos por e-mail
notices-letters-off = Nenhum
notices-letters-now = De imediato
notices-letters-hourly = Uma vez por hora
notices-letters-daily = Uma vez por dia, às 8
notices-letters-disabled = O anfitrião deste servidor não envia e-mails.
notices-letters-no-address = Acrescenta primeiro um endereço de e-mail à tua conta.
notices-quiet = Horas de sossego: nada se envia, tudo se guarda
notices-quiet-from = das
notices-quiet-to = às
notices-quiet-never = A mesma hora nos dois: sem horas de sossego.
notices-zone = Fuso horário
notices-feed = Um feed para leitores de feeds
notices-feed-note = Quem souber o endereço pode ler os teus avisos.
notices-feed-make = Criar um endereço
notices-feed-new = Outro endereço
notices-feed-end = Acabar com o feed
notices-feed-address = Endereço do feed
notices-saved = Guardado
letters-stop-title = Não queres mais e-mails?
letters-stop-text = Não vais receber mais avisos por e-mail. Podes voltar a ligá-los na página da tua conta.
letters-stop-go = Deixar de receber e-mails
letters-stop-done = Feito. Não haverá mais e-mails.
vacation-title = Férias
vacation-note = Os teus relógios nas mesas por correspondência param, à vista de todos. Depois continuam com o que restava.
vacation-left = { $n ->
    [0] Já não te restam dias este ano.
    [one] Resta-te um dia este ano.
   *[other] Restam-te { $n } dias este ano.
 }
vacation-days = Dias
vacation-begin = Começar já
vacation-until = Estás de férias até { $date }.
vacation-end = Já voltei
seat-vacation = de férias até { $date }
plan-title = Se…, então eu…
plan-note = Planeia uma resposta: o servidor joga-a por ti assim que servir. Mais ninguém a vê.
plan-if = Se { $name } fizer isto:
plan-then = Eu respondo:
plan-more = Continuo assim:
plan-choose = Escolhe…
plan-add = Guardar esta resposta
plan-further = E se, depois disso…
plan-rule = Se “{ $on }”, respondo “{ $do }”.
plan-so-far = Se “{ $on }”…
plan-none = Aqui não planeaste nada.
plan-clear = Esquecer o plano
plan-end = Aí o jogo acabava.
