// Names for people who do not care to choose one: stars that no bot is called after
// (orrery/bots/names.py), or "Altair" would play "Cadet Altair".
export const STARS = [
  "Adhara",
  "Alcor",
  "Algol",
  "Atria",
  "Bellatrix",
  "Electra",
  "Izar",
  "Maia",
  "Mirach",
  "Mizar",
  "Naos",
  "Nunki",
];
