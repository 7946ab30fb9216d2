# Captions of the pictures at the clauses of ASTRON.

AS-12 = A card says which way and how far: Forwards 4 carries the ship exactly four spaces.
AS-16 = The ship stays where it is. The base rolled on beneath it by two rows and brought it a station.
AS-18 = Ship 1 has come to stand directly in front of ship 2, which is driven back one space.
AS-21 = The first ship on this station: 5 points. The next one to land here scores 4.
AS-26 = From Space onto the Moon's station in one move: a landing. Flying over its land did no harm.
AS-27 = The move ended beside the station, on the land: a point is lost, and the ship is grounded.
AS-32 = The base carries the comet towards this ship. It must leave the column before the comet is here.
AS-33 = One card carries the ship right over Saturn's rings to the station. Stopping on them would be the end.
