// What the player holds, shared by tray and board.

export const hand = $state<{ piece: string | null; astronaut: boolean; pending: string | null }>({
  piece: null, // picked by click
  astronaut: false,
  pending: null, // dropped, not yet answered
});

/** The board's drawing, for those who drag something onto it. */
export const board: { svg: SVGSVGElement | null } = { svg: null };

export function pickPiece(name: string | null): void {
  hand.piece = hand.piece === name ? null : name;
  hand.astronaut = false;
}

export function pickAstronaut(): void {
  hand.astronaut = !hand.astronaut;
  hand.piece = null;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Show a dropped piece in its place until the server has answered. */
export function drop(name: string | null): void {
  clearTimeout(timer);
  hand.pending = name;
  if (name) timer = setTimeout(() => (hand.pending = null), 900);
}

export function empty(): void {
  hand.piece = null;
  hand.astronaut = false;
  drop(null);
}
