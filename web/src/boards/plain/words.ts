// The words of a plain board: those of the game come with the catalogue, others from texts/.
import type { FluentVariable } from "@fluent/bundle";
import { gameOf } from "../../lib/catalogue.svelte";
import { Messages } from "../../lib/messages";
import type { Texts } from "../board";
import { moveOf, type Part, type Scene, type Thing } from "./scene";
import { inARow } from "../../lib/formats";

const FACE_DOWN = "?";
const UNROLLED = ".";

const known = new Map<string, Messages>();

/** The messages that come with a game. */
function messagesOf(game: string): Messages {
  const { words = "", language = "en" } = gameOf(game) ?? {};
  const found = known.get(words) ?? new Messages([[language, [words]]]);
  known.set(words, found);
  return found;
}

/** A word of the game in the language of the page. */
export const nameOf = (game: string, word: string): string =>
  messagesOf(game).name(word).toString();

/** A word as a sentence wants it: a number that is counted, or a name with its forms. */
const valueOf = (messages: Messages, word: string): FluentVariable =>
  /^-?\d+$/.test(word) ? Number(word) : messages.name(word);

/** An action in words. */
export function label(action: string, view: { scene?: Scene }, _t?: Texts): string {
  const scene = view.scene;
  const move = scene ? moveOf(action, scene.kinds) : null;
  if (!scene || !move) return action;
  const messages = messagesOf(scene.game);
  const values = Object.entries(move.words).map(([blank, word]) => [
    blank,
    valueOf(messages, word),
  ]);
  return messages.say(`action-${action.split(" ")[0]}`, Object.fromEntries(values)) ?? action;
}

/** A tile, a thing of a tray or a die in words. */
export function thingOf(game: string, thing: Thing, t: Texts): string {
  if (typeof thing !== "string") return `${thing[1]} × ${nameOf(game, thing[0])}`;
  return thing === FACE_DOWN
    ? t("plain.face_down")
    : thing === UNROLLED
      ? t("plain.unrolled")
      : nameOf(game, thing);
}

/** The position in sentences. */
export function describe(view: { scene?: Scene }, t: Texts): string[] {
  const scene = view.scene;
  return scene
    ? scene.parts
        .filter((part) => !part.is_choice)
        .flatMap((part) => partInWords(scene.game, part, t))
    : [];
}

function partInWords(game: string, part: Part, t: Texts): string[] {
  const name = nameOf(game, part.name);
  const say = (place: string, what: string[]): string =>
    t("plain.place", { place, what: inARow(what) || t("plain.nothing") });
  if (part.part === "grid") {
    const columns =
      part.cells[0]?.map((_, x) =>
        part.cells.map((row) => row[x] ?? -1).filter((piece) => piece >= 0),
      ) ?? [];
    return columns.map((pieces, x) =>
      say(
        `${name}, ${x}`,
        pieces.map((piece) => nameOf(game, part.pieces[piece]?.name ?? "")),
      ),
    );
  }
  if (part.part === "ring" || part.part === "track")
    return part.cells.map((pieces, space) =>
      say(
        `${name}, ${space + part.first}`,
        pieces.map((piece) => nameOf(game, piece.name)),
      ),
    );
  const seats = gameOf(game)?.seat_labels ?? [];
  return part.rows.map((row) =>
    say(
      row.seat === null ? name : `${seats[row.seat] ?? row.seat}`,
      row.things.map((thing) => thingOf(game, thing, t)),
    ),
  );
}

/** The heading of a move when there are many: the word in the first of several blanks. */
export function group(action: string, view: { scene?: Scene }): string {
  const scene = view.scene;
  const words = scene ? Object.entries(moveOf(action, scene.kinds)?.words ?? {}) : [];
  const [blank, word] = words[0] ?? ["", ""];
  return scene && words.length > 1
    ? `${nameOf(scene.game, blank)}: ${nameOf(scene.game, word)}`
    : (action.split(" ")[0] ?? "");
}
