// What pressing a point means: an action to play, or a stack to look at. Headless.
import { key, same } from "./geometry";
import { stackAt } from "./names";
import type { Colour, Place, View } from "./types";

export type Press = { play: string } | { look: Place } | null;

/** `own` is the colour of the seat at this screen. */
export function pressOf(view: View, actions: string[], own: Colour | null, place: Place): Press {
  const stack = stackAt(view, place);
  const point = key(place);
  if (view.phase === "pick") return pickOf(view, place);
  if (view.phase === "fire") return targetAt(view, actions, place);
  if (view.phase === "launch") return { play: `detonate ${point}` };
  if (view.phase === "beam" || view.phase === "buy") {
    const onto = stack
      .map(({ piece }) => `onto ${piece.name}`)
      .filter((action) => actions.includes(action));
    if (onto.length === 1) return { play: onto[0] as string };
    if (onto.length > 1) return { look: place };
    return { play: `${view.phase === "beam" ? "to" : "at"} ${point}` };
  }
  if (view.phase === "shift" || view.phase === "join") return chosenAt(view, actions, place);
  if (stack.length) return { look: place };
  if (view.mover && own === view.turn) return { play: `go ${point}` };
  return view.factories.some((factory) => same(factory.point, place)) ? { look: place } : null;
}

function pickOf(view: View, place: Place): Press {
  const corners = Object.entries(view.galaxy.headquarters).filter(([name]) => name !== "zylon");
  const [corner] = corners.sort(([, a], [, b]) => far(a, place) - far(b, place))[0] ?? ["top-left"];
  return { play: `pick ${corner}` };
}

const far = (a: Place, b: Place): number => (a[0] - b[0]) ** 2 + 3 * (a[1] - b[1]) ** 2;

function targetAt(view: View, actions: string[], place: Place): Press {
  const factories = view.factories
    .filter((factory) => same(factory.point, place))
    .map((factory) => factory.name);
  const names = [...stackAt(view, place).map(({ piece }) => piece.name), ...factories];
  const legal = names.map((name) => `target ${name}`).filter((action) => actions.includes(action));
  if (legal.length > 1) return { look: place };
  if (legal.length === 1) return { play: legal[0] as string };
  return names.length ? { play: `target ${names[0]}` } : null;
}

function chosenAt(view: View, actions: string[], place: Place): Press {
  const names = stackAt(view, place).map(({ piece }) => piece.name);
  const legal = actions.filter((action) => names.includes(action.split(" ")[1] ?? ""));
  if (legal.length === 1) return { play: legal[0] as string };
  return names.length ? { look: place } : null;
}
