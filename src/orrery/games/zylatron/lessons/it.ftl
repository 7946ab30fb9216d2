### Le lezioni di ZYLATRON

## first-game

first-game-title = Il gioco breve: un Guerriero, un solo sbarco

walk-text = Porta un Guerriero nel quartier generale di Blu, la stella in basso a destra, e la galassia è tua. Prova con Guerriero 1: toccalo, poi tocca il punto segnato.
walk-otherwise = Bene, ma per questa volta segui i segni.
walk-praise = I Guerrieri camminano fino a quattro punti, e solo sulla terraferma.
walk-mistake-1 = Quello è spazio. I Guerrieri camminano solo sulla terraferma.
walk-mistake-2 = Troppo lontano, e non è terraferma. Scegli il punto segnato.

load-text = A piedi non si va lontano. I Caccia Stellari volano e portano un pezzo. Vola con Caccia Stellare 2 su Guerriero 2 e caricalo.
load-praise = Caricato. È costato soltanto la strada.
load-mistake-1 = Quel Guerriero ha già camminato in questo turno e non si può caricare. Prendi Guerriero 2.
load-mistake-2 = Prima vola sul punto del Guerriero.

fly-on-text = Un Caccia Stellare vola di dieci punti, sopra tutto, e gliene restano. Prosegui fino al punto segnato, poi finisci il turno: possono muoversi due pezzi, e l'hanno fatto.
fly-on-praise = Le tue fabbriche ti rendono tre Zy. Blu manda fuori un Caccia Stellare.
fly-on-mistake-1 = In questo turno si sono già mossi due pezzi. Prosegui con Caccia Stellare 2.
fly-on-mistake-2 = Troppo lontano: gli restano otto punti. Vai al punto segnato.

closer-text = Vola con Caccia Stellare 2 per altri dieci punti, vicino al Caccia Stellare di Blu. Il tuo porta con sé il Guerriero.
closer-praise = A tiro.
closer-mistake-1 = Troppo lontano, e non ci si ferma mai su un nemico. Scegli il punto segnato.
closer-mistake-2 = Guerriero 2 è a bordo, sopra lo spazio. Può scendere solo sulla terraferma.

fire-text = I Caccia Stellari sparano fino a tre punti, una volta per turno, e non costa mosse. Spara al Caccia Stellare di Blu: una carta dirà COLPITO o MANCATO.
fire-praise = COLPITO! Non c'è più, con tutto ciò che porta. Il laser del tuo Guerriero arriva a due punti.
fire-mistake-1 = Troppo lontano: il laser di un Caccia Stellare arriva a tre punti.
fire-mistake-2 = Quel Caccia Stellare è a casa, senza nemici a tiro.

end-turn-text = Qui non c'è altro da fare. Finisci il turno e trattieni il fiato: Blu risponde al fuoco.
end-turn-praise = MANCATO! Metà delle carte sono colpi a vuoto.
end-turn-mistake-1 = Ogni laser spara una volta per turno.

touch-down-text = Il pianeta di Blu è vicino. Vola con Caccia Stellare 2 sulla sua terraferma, a due punti dal quartier generale.
touch-down-praise = Ben dentro le linee di Blu. Ora presto!
touch-down-mistake-1 = Un punto di troppo. E solo un Guerriero a piedi può prendere un quartier generale.
touch-down-mistake-2 = Lì c'è un Guerriero di Blu. Scegli il punto segnato.

win-text = Hai una seconda mossa. Guerriero 2 scende ed entra a piedi nel quartier generale. Vinci!
win-praise = Il quartier generale è tuo, con tutto ciò che era di Blu. Hai vinto!
win-mistake-1 = Non puoi fermarti su un nemico, ma puoi passare oltre. Arriva fino alla stella.
win-mistake-2 = Aspetta! Ancora una mossa e vinci. Tocca Guerriero 2.

money-text = Due cose per dopo. I pezzi persi si ricomprano: un Guerriero per 8 Zy. Comprane uno e mettilo su una posizione di partenza libera.
money-praise = Di nuovo in battaglia. Può muoversi già in questo turno.
money-mistake-1 = Un Caccia Stellare costa 14 Zy, e ne hai 12.
money-mistake-2 = Su quella posizione di partenza c'è un Guerriero. Scegline una libera.

defend-text = Allarme! Un Caccia Stellare di Blu è sceso accanto al tuo quartier generale, con un Guerriero a bordo. Al prossimo turno entra. Spara con Caccia Stellare 1!
defend-praise = COLPITO! Il tuo quartier generale è salvo. Lascia sempre a casa qualcosa che possa sparare.
defend-mistake-1 = Il laser di un Guerriero arriva solo a due punti. Usa Caccia Stellare 1.
defend-mistake-2 = Così il Guerriero di Blu entra e sei fuori dal gioco. Prima spara!

cadet-text = Conosci il gioco breve: trasporta, sbarca, vinci, e sorveglia il tuo quartier generale. Gioca contro un Cadetto!

## major-game

major-game-title = Il gioco completo: Stelle da Battaglia e Missili

beam-text = Il gioco completo ha in più le Stelle da Battaglia: tre vani, e il teletrasporto. Teletrasporta il Guerriero segnato, a tre punti, a bordo di Stella da Battaglia 1.
beam-praise = Nessuna mossa usata. Allo stesso modo lo si teletrasporta giù, sulla terraferma.
beam-mistake-1 = Troppo lontano: il teletrasporto arriva a tre punti.
beam-mistake-2 = Si teletrasportano solo Guerrieri e Missili.

battle-star-text = Qui in un turno possono muoversi tre pezzi. Una Stella da Battaglia vola di sei punti, solo nello spazio. Porta la tua lungo il bordo.
battle-star-praise = E il suo laser arriva a quattro punti.
battle-star-mistake-1 = Quella è terraferma. Le Stelle da Battaglia restano nello spazio.
battle-star-mistake-2 = Troppo lontano: sei punti. In questo gioco anche i Caccia Stellari volano di sei.

missile-text = Due Caccia Stellari di Blu fianco a fianco! Lancia contro di loro il tuo Missile Krill. Si pesca una carta per tutto ciò che è accanto all'esplosione, anche tuo.
missile-praise = Un COLPITO, un DANNO, e un COLPITO per il Guerriero a bordo. Il Missile è consumato.
missile-mistake-1 = Un Missile vola di otto punti. Il pianeta di Blu è troppo lontano.
missile-mistake-2 = I Missili non si muovono. Lancialo.

repair-text = DANNO vuol dire: in questo turno il tuo pezzo non fa nulla. Oppure paghi metà del suo prezzo. Ripara Caccia Stellare 2 per 7 Zy.
repair-praise = Come nuovo, già in questo turno.
repair-mistake-1 = È danneggiato e non può muoversi. Prima riparalo.
repair-mistake-2 = Quello non ha niente.

zylon-text = Zylon, al centro, raddoppia la tua rendita. Guerriero 1 ci è arrivato con un Caccia Stellare: portalo sulla stella di Zylon.
zylon-praise = La carta Zylon è tua finché non vi entra un altro Guerriero: due Zy per ogni fabbrica.
zylon-mistake-1 = Solo un Guerriero a piedi prende un quartier generale.

factory-text = Anche Blu ha una fabbrica su Zylon. In questo gioco alle fabbriche si può sparare. Spara con Caccia Stellare 1, poi finisci il turno.
factory-praise = Sei Zy per te, uno in meno a turno per Blu, finché non la ricostruisce per 4.
factory-mistake-1 = Quella fabbrica è lontana. A tiro c'è quella su Zylon.
factory-mistake-2 = Quella è tua!

cadet-again-text = Le Stelle da Battaglia portano Caccia Stellari che portano Guerrieri: così le flotte colpiscono lontano. Gioca contro un Cadetto, il gioco completo!

## exercises

win-in-one-text = Vinci in questo turno. La tua Stella da Battaglia porta un Caccia Stellare, il Caccia Stellare porta un Guerriero, e hai tre mosse.
win-in-one-hint = Ognuno fa la propria mossa: la Stella da Battaglia sei punti, poi il Caccia Stellare sei, poi il Guerriero a piedi.
win-in-one-mistake-1 = Il Caccia Stellare si è mosso per primo, perciò la Stella da Battaglia non può più portarlo. Comincia dal più grande.
win-in-one-mistake-2 = Il tuo Guerriero è sopra lo spazio. Prima il Caccia Stellare deve portarlo sulla terraferma.

save-your-headquarters-text = Salva il tuo quartier generale. Al prossimo turno il Guerriero di Blu entra, e nessuno dei tuoi laser ci arriva. Per ora.
save-your-headquarters-hint = Un Caccia Stellare può prima volare e poi sparare, nello stesso turno. Portalo entro tre punti.
save-your-headquarters-mistake-1 = Quattro punti, uno di troppo. Prima vola più vicino.
save-your-headquarters-mistake-2 = Così Blu entra, e sei fuori dal gioco.

stay-in-the-game-text = Salva la tua flotta. Il tuo ultimo Guerriero non c'è più: abbine uno alla fine di questo turno, o Blu eredita tutto.
stay-in-the-game-hint = Hai 9 Zy.
stay-in-the-game-mistake-1 = Non senza un Guerriero! Puoi permettertene uno: 8 Zy.
