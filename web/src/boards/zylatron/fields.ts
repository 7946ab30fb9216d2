// What of a position of ZYLATRON does not lie on the board: turns, money, cards, half-made actions.
import type { Texts } from "../board";
import { fieldOf, orNone, headFields, setExtra, splitId, type ExtraField } from "../kit/fields";
import { nPlayers, partsOf, withExtra, withPart } from "../kit/position";
import type { Choice, Field } from "../setup";
import type { Words } from "./setup";
import { COLOURS } from "./types";

const MOST_SEATS = 4;
const STARTING_MONEY = "10";
const CORNERS = { tl: "top-left", tr: "top-right", br: "bottom-right", bl: "bottom-left" };
const USUAL_CORNERS: Record<number, string[]> = {
  2: ["tl", "br"],
  3: ["tr", "br", "tl"],
  4: ["tl", "tr", "br", "bl"],
};
const CARDS = ["hit", "miss", "damage"];
const NOBODY = "-";
const PHASES = [
  "pick", "act", "join", "leave", "fire", "launch", "beam", "shift", "buy", "card", "over",
]; // prettier-ignore
const EXTRAS: ExtraField[] = [
  { id: "round", label: "setup.round", sort: "number" },
  { id: "moves", label: "zylatron.setup.moves", sort: "number" },
  { id: "zylon", label: "zylatron.setup.zylon", sort: "choice" },
  { id: "mover", label: "zylatron.setup.mover", sort: "text", isRare: true },
  { id: "subject", label: "zylatron.setup.subject", sort: "text", isRare: true },
  { id: "target", label: "zylatron.setup.target", sort: "text", isRare: true },
  { id: "blast", label: "zylatron.setup.blast", sort: "text", isRare: true },
  { id: "ruins", label: "zylatron.setup.ruins", sort: "text", isRare: true },
  { id: "hurt", label: "zylatron.setup.hurtOnes", sort: "text", isRare: true },
  { id: "of", label: "zylatron.setup.of", sort: "number", isRare: true },
  { id: "lacked", label: "zylatron.setup.lacked", sort: "flag", isRare: true },
  { id: "half", label: "zylatron.setup.half", sort: "flag", isRare: true },
  { id: "touch", label: "zylatron.setup.touch", sort: "flag", isRare: true },
];

/** A position, who plays, and the point that was clicked last. */
export interface Place {
  words: Words;
  n: number; // players
  seats: Choice[];
  t: Texts;
  here: string;
}

const moneyOf = (words: Words): string[] =>
  partsOf(words.extras.get("money"), nPlayers(words), STARTING_MONEY);
const cornersOf = (words: Words): string[] =>
  partsOf(words.extras.get("planets"), nPlayers(words), "");
const letterOf = (seat: number): string => COLOURS[seat]![0]!;

/** A letter for each seat: who holds what it set up, or who removed its last Warrior. */
function lettersOf(words: Words, name: string): string[] {
  const usual = (seat: number): string => (name === "held" ? letterOf(seat) : NOBODY);
  const said = words.extras.get(name) ?? "";
  return Array.from({ length: nPlayers(words) }, (_, seat) => said[seat] ?? usual(seat));
}

// Fields

export function fieldsOf(place: Place): Field[] {
  const { words, n, seats, t } = place;
  const none = { zylon: orNone(seats, t("zylatron.nobody")) } as Record<string, Choice[]>;
  const phases = PHASES.map((id) => ({ id, label: t(`zylatron.setup.phase.${id}`) }));
  return [
    { id: "turn", label: t("setup.turn"), sort: "choice", value: words.turn, choices: seats },
    { id: "phase", label: t("setup.phase"), sort: "choice", value: words.phase, choices: phases },
    ...EXTRAS.map((one) => fieldOf(one, words.extras, t, none[one.id])),
    ...stackField(place),
    ...Array.from({ length: n }, (_, seat) => seatFields(place, seat)).flat(),
    ...strikeFields(place),
    ...headFields(words, MOST_SEATS, t),
  ];
}

/** The stacks at the point that was clicked last, as text: cargo in brackets, what pieces did.
    There are two only while a piece arrives at another. */
function stackField({ words, t, here }: Place): Field[] {
  if (!here) return [];
  const found = words.listed.filter((one) => one.startsWith(`${here}:`));
  const value = found.map((one) => one.slice(here.length + 1)).join(" ");
  return [{ id: `stack.${here}`, label: t("zylatron.setup.stack"), sort: "text", value }];
}

function seatFields({ words, seats, t }: Place, seat: number): Field[] {
  const letters = seats.map(({ label }, n) => ({ id: letterOf(n), label }));
  const people = [...letters, { id: NOBODY, label: t("zylatron.nobody") }];
  const corners = [
    ...Object.entries(CORNERS).map(([id, corner]) => ({
      id,
      label: t(`zylatron.corner.${corner}`),
    })),
    { id: NOBODY, label: t("zylatron.setup.noPlanet") },
  ];
  const letter = (name: string): Field => ({
    id: `${name}.${seat}`,
    label: t(`zylatron.setup.${name}`),
    sort: "choice",
    value: lettersOf(words, name)[seat]!,
    choices: people,
    isRare: true,
  });
  return [
    {
      id: `money.${seat}`,
      label: t("zylatron.money"),
      sort: "number",
      value: moneyOf(words)[seat]!,
    },
    {
      id: `planets.${seat}`,
      label: t("zylatron.setup.planet"),
      sort: "choice",
      value: cornersOf(words)[seat]!,
      choices: orNone(corners, t("setup.usual")),
      isRare: true,
    },
    letter("held"),
    letter("remover"),
  ].map((one) => ({ ...one, group: seats[seat]?.label ?? "" }) as Field);
}

function strikeFields({ words, t }: Place): Field[] {
  const strikes = partsOf(words.extras.get("strikes"), CARDS.length, "");
  return CARDS.map((card, n) => ({
    id: `strikes.${n}`,
    label: t(`zylatron.card.${card}`),
    sort: "number",
    value: strikes[n]!,
    group: t("zylatron.strikes"),
    isRare: true,
  }));
}

// Changes

function withPlayers(words: Words, players: string): Partial<Words> {
  if (players === words.players) return {};
  const wanted = { ...words, players };
  const money = withExtra(words.extras, "money", moneyOf(wanted).join(","));
  const extras = ["held", "remover"].reduce(
    (all, name) => (all.has(name) ? withExtra(all, name, lettersOf(wanted, name).join("")) : all),
    money,
  );
  return { players, extras: withExtra(extras, "planets", null) };
}

/** A corner for everybody or for nobody: where one is named all are. */
function withCorner(words: Words, seat: number, corner: string): Partial<Words> {
  if (!corner) return { extras: withExtra(words.extras, "planets", null) };
  const usual = USUAL_CORNERS[nPlayers(words)] ?? [];
  const all = cornersOf(words).map((one, n) => one || usual[n]!);
  return { extras: withExtra(words.extras, "planets", withPart(all, seat, corner).join(",")) };
}

function withStack({ listed }: Words, point: string, trees: string): Partial<Words> {
  const words = trees
    .split(/\s+/)
    .filter(Boolean)
    .map((tree) => `${point}:${tree}`);
  const at = listed.findIndex((one) => one.startsWith(`${point}:`));
  const others = listed.filter((one) => !one.startsWith(`${point}:`));
  if (at < 0) return { listed: [...others, ...words] };
  return { listed: [...others.slice(0, at), ...words, ...others.slice(at)] };
}

/** All three are said, or none: the pile is full. */
function withStrikes({ extras }: Words, card: number, value: string): Partial<Words> {
  if (!value) return { extras: withExtra(extras, "strikes", null) };
  const all = withPart(partsOf(extras.get("strikes"), CARDS.length, "0"), card, value);
  return { extras: withExtra(extras, "strikes", all.join(",")) };
}

export function changedBy(words: Words, id: string, value: string): Partial<Words> {
  const { name, n } = splitId(id);
  const { extras } = words;
  const extra = EXTRAS.find((one) => one.id === name);
  if (extra) return { extras: setExtra(extras, extra, value.replace(/\s/g, "")) };
  if (name === "turn" || name === "phase" || name === "board") return { [name]: value };
  if (name === "players") return withPlayers(words, value);
  if (name === "stack") return withStack(words, id.slice("stack.".length), value);
  if (name === "planets") return withCorner(words, n, value);
  if (name === "strikes") return withStrikes(words, n, value);
  if (name === "money") {
    const money = withPart(moneyOf(words), n, value || "0");
    return { extras: withExtra(extras, name, money.join(",")) };
  }
  if (name === "held" || name === "remover")
    return { extras: withExtra(extras, name, withPart(lettersOf(words, name), n, value).join("")) };
  return {};
}
