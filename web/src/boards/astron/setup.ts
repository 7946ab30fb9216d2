// Setting up ASTRON by hand: ships by clicks in the window, all else by fields.
import type { Texts } from "../board";
import { fieldOf, orNone, headFields, setExtra, splitId, type ExtraField } from "../kit/fields";
import { formOf, nPlayers, partsOf, withExtra, withPart } from "../kit/position";
import type { Choice, Field, Setup } from "../setup";
import { CELL, cellName, nColumns, ROWS } from "./geometry";
import type { View } from "./view";

const { read, rewritten } = formOf("base", "ships", "turn", "phase");
type Words = ReturnType<typeof read>;

const MOST_SHIPS = 6;
const READY = "-";
const NONE = "-"; // no cards, no stations
const GONE = ["finished", "comet", "rings"];
const SUITS = ["forward", "backward", "sideways", "upheaval"];
const HIDDEN = "?"; // a card that the viewer may not see
const PHASES = ["take-off", "deal", "play", "dodge", "over"];
const EXTRAS: ExtraField[] = [
  { id: "round", label: "setup.round", sort: "number" },
  { id: "turn", label: "astron.setup.turn", sort: "choice", isRare: true },
  { id: "teams", label: "astron.setup.teams", sort: "choice", isRare: true },
];
/** What each ship has, in an extra: separator, and what is usual. */
const EACH: Record<string, { separator: string; usual: string }> = {
  points: { separator: ",", usual: "0" },
  landed: { separator: ",", usual: NONE },
  hands: { separator: "/", usual: NONE },
};

const shipsOf = (words: Words): string[] => partsOf(words.ships, nPlayers(words), READY, "/");
const eachOf = (words: Words, name: string): string[] => {
  const { separator, usual } = EACH[name]!;
  return partsOf(words.extras.get(name), nPlayers(words), usual, separator);
};

// Cards: `F1S2S2`, `?5`, `-`; in a field `F1 S2 S2`, `? ? ? ? ?`, ``

function cardsIn(text: string): string {
  if (text.startsWith(HIDDEN))
    return Array(Number(text.slice(1)))
      .fill(HIDDEN)
      .join(" ");
  return (text.match(/[A-Z]\d/g) ?? []).join(" ");
}

/** One card nobody may see makes the whole hand hidden: the text knows no other. */
function cardsText(field: string): string {
  const cards = field.split(" ").filter(Boolean);
  if (cards.includes(HIDDEN)) return `${HIDDEN}${cards.length}`;
  return cards.join("") || NONE;
}

const cardChoices = (t: Texts): Choice[] =>
  SUITS.flatMap((suit) =>
    [1, 2, 3, 4].map((n) => ({
      id: `${suit[0]!.toUpperCase()}${n}`,
      label: t(`astron.card.${suit}`, { n }),
    })),
  );

// Fields

function shipFields(words: Words, { label }: Choice, ship: number, t: Texts): Field[] {
  const place = shipsOf(words)[ship]!;
  const isAloft = place !== READY && !GONE.includes(place);
  const states: Choice[] = [
    { id: READY, label: t("astron.setup.ready") },
    ...(isAloft ? [{ id: place, label: t("astron.setup.aloft", { place }) }] : []),
    { id: "finished", label: t("astron.status.finished") },
    { id: "comet", label: t("astron.status.comet") },
    { id: "rings", label: t("astron.status.rings") },
  ];
  const hidden = { id: HIDDEN, label: t("astron.setup.hiddenCard") };
  const landed = eachOf(words, "landed")[ship]!;
  return [
    {
      id: `ships.${ship}`,
      label: t("astron.setup.place"),
      sort: "choice",
      value: place,
      choices: states,
    },
    {
      id: `points.${ship}`,
      label: t("astron.points"),
      sort: "number",
      value: eachOf(words, "points")[ship]!,
    },
    {
      id: `landed.${ship}`,
      label: t("astron.setup.landed"),
      sort: "text",
      value: landed === NONE ? "" : landed,
      none: t("astron.setup.none"),
    },
    {
      id: `hands.${ship}`,
      label: t("astron.cards"),
      sort: "cards",
      value: cardsIn(eachOf(words, "hands")[ship]!),
      choices: [...cardChoices(t), hidden],
    },
  ].map((one) => ({ ...one, group: label }) as Field);
}

function tableFields({ base, turn, phase, extras }: Words, seats: Choice[], t: Texts): Field[] {
  const phases = PHASES.map((id) => ({ id, label: t(`astron.setup.phase.${id}`) }));
  return [
    { id: "turn", label: t("setup.turn"), sort: "choice", value: turn, choices: seats },
    { id: "phase", label: t("setup.phase"), sort: "choice", value: phase, choices: phases },
    { id: "base", label: t("astron.setup.base"), sort: "number", value: base.slice(1) },
    ...EXTRAS.slice(0, 1).map((one) => fieldOf(one, extras, t)),
  ];
}

function rareFields(words: Words, seats: Choice[], t: Texts): Field[] {
  const { extras } = words;
  const teams = ["2", "3"].map((id) => ({ id, label: id }));
  const discards = cardsIn(extras.get("discards") ?? NONE);
  return [
    ...headFields(words, MOST_SHIPS, t),
    { ...fieldOf(EXTRAS[1]!, extras, t, orNone(seats, t("astron.setup.same"))), id: "owner" },
    fieldOf(EXTRAS[2]!, extras, t, orNone(teams, t("astron.setup.noTeams"))),
    {
      id: "discards",
      label: t("astron.setup.discards"),
      sort: "cards",
      value: discards,
      choices: cardChoices(t),
      isRare: true,
    },
    {
      id: "pile",
      label: t("astron.setup.pile"),
      sort: "flag",
      value: extras.has("pile") ? "1" : "",
      isRare: true,
    },
  ];
}

// Changes

/** More or fewer ships: those that come stand ready, with nothing. */
function withPlayers(words: Words, players: string): Partial<Words> {
  const wanted = { ...words, players };
  const extras = Object.entries(EACH).reduce((all, [name, { separator }]) => {
    if (!all.has(name)) return all;
    return withExtra(all, name, eachOf(wanted, name).join(separator));
  }, words.extras);
  return { players, ships: shipsOf(wanted).join("/"), extras };
}

function withEach(words: Words, name: string, ship: number, part: string): Partial<Words> {
  const { separator, usual } = EACH[name]!;
  const parts = withPart(eachOf(words, name), ship, part || usual);
  const isUsual = parts.every((one) => one === usual);
  return { extras: withExtra(words.extras, name, isUsual ? null : parts.join(separator)) };
}

function withPlace(words: Words, ship: number, place: string): Partial<Words> {
  return { ships: withPart(shipsOf(words), ship, place).join("/") };
}

function changedBy(words: Words, id: string, value: string): Partial<Words> {
  const { name, n } = splitId(id);
  const extra = EXTRAS.find((one) => one.id === (name === "owner" ? "turn" : name));
  if (name === "turn" || name === "phase" || name === "board") return { [name]: value };
  if (name === "base") return { base: `t${value || 0}` };
  if (name === "players") return withPlayers(words, value);
  if (name === "ships") return withPlace(words, n, value);
  if (name === "hands") return withEach(words, name, n, cardsText(value));
  if (name in EACH) return withEach(words, name, n, value.replace(/[\s,]/g, ""));
  if (name === "pile") return { extras: withExtra(words.extras, name, value ? HIDDEN : null) };
  if (name === "discards")
    return { extras: withExtra(words.extras, name, value ? cardsText(value) : null) };
  return extra ? { extras: setExtra(words.extras, extra, value) } : {};
}

export const setup: Setup = {
  space: "cell",
  spaceAt: (x, y, view: View) => {
    const cell = { row: ROWS - 1 - Math.floor(y / CELL), column: Math.floor(x / CELL) };
    const isInside =
      cell.row >= 0 && cell.row < ROWS && cell.column >= 0 && cell.column < nColumns(view);
    return isInside ? cellName(cell) : null;
  },
  settle: (position) => position,
  pieces: (seats, t) =>
    seats.map((name, ship) => ({ id: name, label: t("astron.setup.ship", { ship: ship + 1 }) })),
  ways: (t) => [
    { id: "aloft", label: t("astron.setup.flying") },
    { id: "g", label: t("astron.grounded") },
  ],
  way: (t) => t("astron.setup.way"),
  put: (position, space, piece, way) =>
    rewritten(position, (words) =>
      withPlace(words, Number(piece.slice(4)) - 1, `${space}${way === "g" ? "g" : ""}`),
    ),
  take: (position, space) =>
    rewritten(position, (words) => {
      const ships = shipsOf(words);
      const ship = ships.findLastIndex((place) => place.replace(/(?<=\d)g$/, "") === space);
      return ship < 0 ? {} : withPlace(words, ship, READY);
    }),
  fields: (position, seats, t) => {
    const words = read(position);
    const flying = seats.slice(0, nPlayers(words)); // the text may have changed, the board not yet
    return [
      ...tableFields(words, seats, t),
      ...flying.flatMap((seat, ship) => shipFields(words, seat, ship, t)),
      ...rareFields(words, seats, t),
    ];
  },
  withField: (position, id, value) => rewritten(position, (words) => changedBy(words, id, value)),
};
