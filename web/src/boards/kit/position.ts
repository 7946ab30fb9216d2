// The words of a position's text: sw1 small 2p LrMb/1/... red move tokens=4,3 round=2
export interface Words {
  head: string; // rules, board, players
  body: string; // what lies on the board
  turn: string;
  phase: string;
  extras: Map<string, string>; // a flag has no value: ""
}

/** The words of a text that begins with rules, board, players, pieces, turn and phase. */
export function readWords(position: string): Words {
  const [rules = "", board = "", players = "", body = "", turn = "", phase = "", ...rest] =
    position.split(/\s+/);
  const extras = new Map(
    rest.map((word): [string, string] => {
      const at = word.indexOf("=");
      return at < 0 ? [word, ""] : [word.slice(0, at), word.slice(at + 1)];
    }),
  );
  return { head: `${rules} ${board} ${players}`, body, turn, phase, extras };
}

export function writeWords({ head, body, turn, phase, extras }: Words): string {
  const rest = [...extras].map(([name, value]) => (value ? `${name}=${value}` : name));
  return [head, body, turn, phase, ...rest].join(" ");
}

/** Change the words of a position. */
export const rewritten = (position: string, change: (words: Words) => Partial<Words>): string => {
  const words = readWords(position);
  return writeWords({ ...words, ...change(words) });
};

/** The extras without some. */
export const without = (extras: Map<string, string>, ...names: string[]): Map<string, string> =>
  new Map([...extras].filter(([name]) => !names.includes(name)));

/** Another seat is to move. */
export const withTurn = (position: string, turn: string): string =>
  rewritten(position, ({ extras }) => ({
    turn,
    extras: without(extras, "turn", "paid", "passed"),
  }));

export const turnOf = (position: string): string => readWords(position).turn;
export const phaseOf = (position: string): string => readWords(position).phase;
