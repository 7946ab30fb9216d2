### Avisos: o que sabe quem não está a uma mesa

turn = É a tua vez: { $game } com { $with }
began = { $game } com { $with } começou
over-won = Ganhaste: { $game } com { $with }
over-shared = Partilhas a vitória: { $game } com { $with }
over-lost = Perdeste: { $game } com { $with }
over-none = { $game } com { $with } acabou
invited = { $name } reserva-te um lugar: { $game }
proposed-undo = { $name } pede para voltar atrás: { $game }
proposed-draw = { $name } propõe empate: { $game }
proposed-abandon = { $name } propõe abandonar o jogo: { $game }
hurry = O teu tempo acaba em { $when }: { $game } com { $with }
alone = mais ninguém
somebody = Alguém
letter-subject = { $n ->
    [0] Orrery: nenhum aviso
    [one] Orrery: um aviso
   *[other] Orrery: { $n } avisos
 }
letter-line = { $text }: { $link }
letter-end = Para não receberes mais e-mails destes: { $stop } O que queres saber, e como, escolhes tu: { $link }
feed-title = Orrery: os meus avisos
