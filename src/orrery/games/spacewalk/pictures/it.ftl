# Didascalie delle figure accanto alle regole di Space Walk.

SW-6 = Su ogni pianeta che brilla ci sono un'astronave grande e una piccola: durante il piazzamento può aggiungersi solo una media.
SW-9 = Rosso muove il pianeta che brilla. Vola tutto ciò che c'è sopra, anche l'astronave blu.
SW-10 = Due astronavi medie partono da un pianeta, e decide Rosso: prima la rossa, di una casella; poi la blu, dritta nel buco.
SW-11 = Tre astronavi partono da un pianeta: la grande vola di una casella, la media di due, la piccola di tre.
SW-12 = L'astronave grande finisce il volo nel buco nero ed è persa. La media lo sorvola senza danni.
SW-14 = Rosso è arrivato sul pianeta di Blu, spende un segnalino e muove ancora: l'astronave media di Blu cade nel buco.
SW-17 = Per un segnalino l'astronave piccola di Rosso avanza da sola di una casella. Le altre restano dove sono.
