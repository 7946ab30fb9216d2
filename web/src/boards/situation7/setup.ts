// Setting up SITUATION 7 by hand: pieces and what stands on them by clicks, all else by fields.
import type { Texts } from "../board";
import { fieldOf, orNone, headFields, setExtra, splitId, type ExtraField } from "../kit/fields";
import { formOf, partsOf, withExtra, withPart } from "../kit/position";
import type { Choice, Field, Setup } from "../setup";

const { read, rewritten } = formOf("tempo", "rings", "turn", "phase");
type Words = ReturnType<typeof read>;

const MOST_SEATS = 4;
const EMPTY = ".";
const SIDES = ["yellow", "green"];
const KINDS = ["rocket", "satellite", "astronaut"];
/** `y`, `R`, ...: what lies on a location; capitals are Yellow's. */
const signOf = (side: string, kind: string | null): string => {
  const letter = (kind ?? side)[0]!;
  return kind && side === "yellow" ? letter.toUpperCase() : letter;
};
const TEMPOS = ["alternate", "live", "race"];
const PHASES = ["start", "play", "find", "wanted", "found", "over"];
const EVERYONE = "both"; // acts in live play
const EXTRAS: ExtraField[] = [
  { id: "next", label: "situation7.setup.next", sort: "choice", isRare: true },
  { id: "sun", label: "situation7.setup.sun", sort: "choice" },
  { id: "last", label: "situation7.setup.last", sort: "choice", isRare: true },
  { id: "limit", label: "situation7.setup.limit", sort: "number", isRare: true },
  { id: "open", label: "situation7.setup.open", sort: "number", isRare: true },
  { id: "agree", label: "situation7.setup.agree", sort: "flag", isRare: true },
];
/** Two numbers, one a side, and what is usual. */
const EACH: Record<string, string> = { clocks: "0", times: "100" };

// Rings: `22.2yA7.`; a number repeats what follows it

const unfold = (ring: string): string =>
  ring.replace(/(\d+)(\D)/g, (_, n: string, sign: string) => sign.repeat(Number(n)));
const fold = (signs: string): string => signs.replace(/(.)\1+/g, (run) => `${run.length}${run[0]}`);

function laid(position: string, space: string, sign: string): string {
  const [ring, place] = space.split(".").map(Number) as [number, number];
  return rewritten(position, ({ rings }) => {
    const all = rings.split("/");
    const old = unfold(all[ring - 1] ?? "");
    if (place >= old.length) return {};
    all[ring - 1] = fold(old.slice(0, place) + sign + old.slice(place + 1));
    return { rings: all.join("/") };
  });
}

// Fields

const sidesOf = (t: Texts): Choice[] => SIDES.map((id) => ({ id, label: t(`situation7.${id}`) }));

function tableFields({ tempo, turn, phase }: Words, seats: Choice[], t: Texts): Field[] {
  const tempos = TEMPOS.map((id) => ({ id, label: t(`situation7.tempo.${id}`) }));
  const phases = PHASES.map((id) => ({ id, label: t(`situation7.setup.phase.${id}`) }));
  const actors = tempo === "live" ? [{ id: EVERYONE, label: t("situation7.setup.both") }] : seats;
  return [
    { id: "turn", label: t("setup.turn"), sort: "choice", value: turn, choices: actors },
    {
      id: "tempo",
      label: t("situation7.setup.tempo"),
      sort: "choice",
      value: tempo,
      choices: tempos,
    },
    { id: "phase", label: t("setup.phase"), sort: "choice", value: phase, choices: phases },
  ];
}

function sideFields({ extras }: Words, side: number, t: Texts): Field[] {
  const name = SIDES[side]!;
  const hasPassed = (extras.get("passed") ?? "").includes(name[0]!);
  return [
    {
      id: `passed.${side}`,
      label: t("situation7.hasPassed"),
      sort: "flag",
      value: hasPassed ? "1" : "",
    },
    ...Object.entries(EACH).map(([id, usual]) => ({
      id: `${id}.${side}`,
      label: t(`situation7.setup.${id}`),
      sort: "number",
      value: partsOf(extras.get(id), 2, usual)[side]!,
      isRare: true,
    })),
  ].map((one) => ({ ...one, group: t(`situation7.${name}`) }) as Field);
}

function extraFields({ extras }: Words, seats: Choice[], t: Texts): Field[] {
  const usual = t("setup.usual");
  const choices: Record<string, Choice[]> = {
    next: orNone(seats, usual),
    sun: orNone(sidesOf(t), usual),
    last: orNone(sidesOf(t), usual),
  };
  return EXTRAS.map((one) => fieldOf(one, extras, t, choices[one.id]));
}

// Changes

/** In live play everybody acts, else one seat does. */
function withTempo({ turn }: Words, tempo: string): Partial<Words> {
  if (tempo === "live") return { tempo, turn: EVERYONE };
  return { tempo, turn: turn === EVERYONE ? SIDES[0]! : turn };
}

function withPassed({ extras }: Words, side: number, value: string): Partial<Words> {
  const old = extras.get("passed") ?? "";
  const now = SIDES.map((name) => name[0]!).filter((letter, n) =>
    n === side ? value : old.includes(letter),
  );
  return { extras: withExtra(extras, "passed", now.join("") || null) };
}

function withEach({ extras }: Words, name: string, side: number, value: string): Partial<Words> {
  const usual = EACH[name]!;
  const parts = withPart(partsOf(extras.get(name), 2, usual), side, value || usual);
  return { extras: withExtra(extras, name, parts.join(",")) };
}

function changedBy(words: Words, id: string, value: string): Partial<Words> {
  const { name, n } = splitId(id);
  const extra = EXTRAS.find((one) => one.id === name);
  if (name === "tempo") return withTempo(words, value);
  if (["board", "players", "turn", "phase"].includes(name)) return { [name]: value };
  if (name === "passed") return withPassed(words, n, value);
  if (name in EACH) return withEach(words, name, n, value);
  return extra ? { extras: setExtra(words.extras, extra, value) } : {};
}

export const setup: Setup = {
  space: "location",
  settle: (position) => position,
  pieces: (_, t) =>
    SIDES.flatMap((side) =>
      [null, ...KINDS].map((kind) => ({
        id: signOf(side, kind),
        label: t(`situation7.setup.${kind ?? "piece"}`, { side: t(`situation7.${side}`) }),
      })),
    ),
  put: (position, space, piece) => laid(position, space, piece),
  take: (position, space) => laid(position, space, EMPTY),
  fields: (position, seats, t) => {
    const words = read(position);
    return [
      ...tableFields(words, seats, t),
      ...SIDES.flatMap((_, side) => sideFields(words, side, t)),
      ...extraFields(words, seats, t),
      ...headFields(words, MOST_SEATS, t),
    ];
  },
  withField: (position, id, value) => rewritten(position, (words) => changedBy(words, id, value)),
};
