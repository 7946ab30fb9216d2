### Cartas com uma ligação

keep-subject = Orrery: guarda o teu nome
keep-text = Alguém, provavelmente tu, quer guardar o nome { $name } em Orrery com este endereço. Para isso, abre esta ligação nos próximos 30 minutos: { $link } Se não foste tu, não é preciso fazer nada.
sign-in-subject = Orrery: a tua ligação para iniciar sessão
sign-in-text = Esta ligação inicia a tua sessão como { $name }. Funciona uma vez, nos próximos 30 minutos: { $link } Se não a pediste, não é preciso fazer nada.
confirm-subject = Orrery: este endereço é teu?
confirm-text = Para acrescentar este endereço à tua conta, abre esta ligação nos próximos 30 minutos, no navegador em que tens a sessão iniciada: { $link } Se não a pediste, não é preciso fazer nada.
