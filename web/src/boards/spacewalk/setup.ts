// Setting up Space Walk by hand. Before the first turn ships come from the reserve, and go there.
import { formOf, nPlayers, partsOf, withExtra, without, withPart } from "../kit/position";
import type { Field, Setup } from "../setup";

const SIZES = ["large", "medium", "small"];
const LETTERS = "LMS";
const OWNERS = ["red", "blue", "green", "yellow", "white"];
const MOST = 3; // of a size

const { read, rewritten } = formOf("body", "turn", "phase");

type Fleet = string[][]; // the letters of the owners, by size

/** One text a space: a number stands for n empty planets. */
const unfold = (body: string): string[] =>
  body
    .split("/")
    .flatMap((word) => (/^\d+$/.test(word) ? Array<string>(Number(word)).fill("") : [word]));

const fold = (spaces: string[]): string =>
  spaces
    .map((text) => text || "1")
    .join("/")
    .replace(/(^|\/)1(\/1)+(?=\/|$)/g, (run, edge: string) => {
      return `${edge}${run.replace(/[^1]/g, "").length}`;
    });

function fleetOf(text: string): Fleet {
  const fleet: Fleet = [[], [], []];
  let size = 0;
  for (const letter of text)
    if (LETTERS.includes(letter)) size = LETTERS.indexOf(letter);
    else fleet[size]!.push(letter);
  return fleet;
}

const order = (letter: string): number => OWNERS.findIndex((name) => name[0] === letter);
const fleetText = (fleet: Fleet): string =>
  fleet
    .map((owners, size) => {
      const sorted = [...owners].sort((a, b) => order(a) - order(b));
      return sorted.length ? LETTERS[size] + sorted.join("") : "";
    })
    .join("");

/** The reserve with one ship more or less of a seat: `133,233` has digits by size. */
function moved(reserve: string | undefined, owner: number, size: number, by: number): string {
  const rows = (reserve ?? "").split(",").map((row) => [...row].map(Number));
  const row = rows[owner];
  if (row?.[size] !== undefined) row[size] = Math.min(MOST, Math.max(0, row[size] + by));
  return rows.map((digits) => digits.join("")).join(",");
}

function changed(position: string, space: string, change: (fleet: Fleet) => Ship | null): string {
  return rewritten(position, ({ body, extras }) => {
    const spaces = unfold(body);
    const text = spaces[Number(space)];
    if (text === undefined || text === "*") return {};
    const fleet = fleetOf(text);
    const ship = change(fleet);
    if (!ship) return {};
    const all = new Map(extras);
    if (all.has("reserve"))
      all.set("reserve", moved(all.get("reserve"), order(ship.owner), ship.size, -ship.by));
    return {
      body: fold(spaces.map((old, n) => (n === Number(space) ? fleetText(fleet) : old))),
      extras: all,
    };
  });
}

interface Ship {
  owner: string; // a letter
  size: number;
  by: number; // 1: it came, -1: it went
}

export const setup: Setup = {
  space: "space",
  settle: (position) =>
    rewritten(position, ({ phase, extras }) => ({
      phase: phase === "placing" ? phase : "move",
      extras: without(extras, "group", "paid", "passed", "turn"),
    })),
  pieces: (seats, t) =>
    seats.flatMap((owner) =>
      SIZES.map((size, n) => ({
        id: `${LETTERS[n]}${owner[0]}`,
        label: t("spacewalk.ship", {
          owner: t(`spacewalk.${owner}`),
          size: t(`spacewalk.${size}`),
        }),
      })),
    ),
  put: (position, space, piece) =>
    changed(position, space, (fleet) => {
      const [size, owner] = [LETTERS.indexOf(piece[0]!), piece[1]!];
      fleet[size]!.push(owner);
      return { owner, size, by: 1 };
    }),
  take: (position, space) =>
    changed(position, space, (fleet) => {
      const size = 2 - [...fleet].reverse().findIndex((owners) => owners.length > 0);
      const owner = fleet[size]?.pop();
      return owner === undefined ? null : { owner, size, by: -1 };
    }),
  fields: (position, seats, t) => {
    const words = read(position);
    const { turn, phase, extras } = words;
    const phases = [
      { id: "placing", label: t("spacewalk.placing") },
      { id: "move", label: t("spacewalk.in_orbit") },
    ];
    const tokens = partsOf(extras.get("tokens"), nPlayers(words), "0");
    return [
      { id: "turn", label: t("setup.turn"), sort: "choice", value: turn, choices: seats },
      { id: "phase", label: t("setup.ships"), sort: "choice", value: phase, choices: phases },
      {
        id: "round",
        label: t("setup.round"),
        sort: "number",
        value: extras.get("round") ?? "",
      },
      ...seats.map(({ label }, seat): Field => ({
        id: `tokens.${seat}`,
        label: t("spacewalk.tokens"),
        sort: "number",
        value: tokens[seat] ?? "0",
        group: label,
      })),
    ];
  },
  withField: (position, id, value) => {
    if (id === "phase") return withPhase(position, value);
    return rewritten(position, (words) => {
      const { extras } = words;
      if (id === "turn") return { turn: value, extras: without(extras, "turn", "paid", "passed") };
      if (id === "round") return { extras: withExtra(extras, "round", value || null) };
      const tokens = partsOf(extras.get("tokens"), nPlayers(words), "0");
      const changed = withPart(tokens, Number(id.split(".")[1]), value || "0");
      return { extras: withExtra(extras, "tokens", changed.join(",")) };
    });
  },
};

/** Before the first turn all ships are in the reserve; later they fly. */
const withPhase = (position: string, phase: string): string =>
  rewritten(position, (words) => {
    const { body, extras } = words;
    if (phase !== "placing") return { phase, extras: without(extras, "reserve", "turn") };
    const spaces = unfold(body).map((text) => (text === "*" ? text : ""));
    const reserve = Array<string>(nPlayers(words)).fill("333").join(",");
    const all = new Map([["reserve", reserve]]);
    const tokens = extras.get("tokens");
    if (tokens) all.set("tokens", tokens);
    return { phase, body: fold(spaces), extras: all };
  });
