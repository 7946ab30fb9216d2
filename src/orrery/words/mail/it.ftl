### Lettere con un link

keep-subject = Orrery: riserva il tuo nome
keep-text = Qualcuno, probabilmente tu, vuole riservare su Orrery il nome { $name } con questo indirizzo. Per farlo apri questo link entro 30 minuti: { $link } Se la richiesta non è tua non devi fare nulla.
sign-in-subject = Orrery: il tuo link per accedere
sign-in-text = Questo link ti fa accedere come { $name }. Vale una volta, entro 30 minuti: { $link } Se non l'hai chiesto non devi fare nulla.
confirm-subject = Orrery: è il tuo indirizzo?
confirm-text = Per aggiungere questo indirizzo al tuo account apri questo link entro 30 minuti, nel browser in cui hai fatto l'accesso: { $link } Se non l'hai chiesto non devi fare nulla.
