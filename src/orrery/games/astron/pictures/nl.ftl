# Captions of the pictures at the clauses of ASTRON.

AS-12 = Een kaart zegt waarheen en hoe ver: Vooruit 4 brengt het schip precies vier vakken verder.
AS-16 = Het schip blijft waar het is. De ruimtekaart schoof er twee rijen onderdoor en bracht een station.
AS-18 = Schip 1 is vlak voor schip 2 komen te staan, dat één vak wordt teruggedreven.
AS-21 = Het eerste schip op dit station: 5 punten. Het volgende dat hier landt, krijgt er 4.
AS-26 = Uit de ruimte in één zet op het station van de Maan: een landing. Over het land vliegen kon geen kwaad.
AS-27 = De zet eindigde naast het station, op het land: er gaat een punt verloren, en het schip zit aan de grond.
AS-32 = De ruimtekaart brengt de komeet naar dit schip toe. Het moet de kolom uit voordat de komeet er is.
AS-33 = Eén kaart brengt het schip recht over de ringen van Saturnus naar het station. Erop stoppen zou het einde zijn.
