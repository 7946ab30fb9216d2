# Bildunterschriften zu den Regeln von ZYLATRON.

ZY-8 = Ein Krieger geht von Punkt zu Punkt, nur auf Land. Dieser ist am Rand seines Planeten angekommen.
ZY-12 = Ein Kampfstern trägt einen Sternjäger und der einen Krieger. Die Zahl sagt, wie viele an Bord sind.
ZY-13 = Der Sternjäger flog zum Krieger, nahm ihn im Vorbeiflug auf und flog mit ihm weiter.
ZY-18 = Der Kampfstern hat den Krieger in eine freie Bucht gebeamt. Eine Bewegung war das nicht.
ZY-20 = Der rote Sternjäger schießt: Sein Ziel ist höchstens 3 Punkte entfernt, und die Schusskarte sagt TREFFER.
ZY-27 = Hier platzte die Rakete. Für alles auf dem Punkt und daneben wurde eine Karte gezogen.
ZY-33 = Der Sternjäger brachte den Krieger heran. Der ging auf das Hauptquartier: Blau ist ausgeschieden.
ZY-35 = Ein roter Krieger steht auf Zylons Hauptquartier. Rot hat die Zylonkarte, und Fabriken bringen doppelt so viel.
