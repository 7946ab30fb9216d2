// How strong bots are among each other: ranks stand in order, personalities play as a rank does.

/** Whose strength a personality has. */
const PLAYS_AS: Record<string, string> = {
  gambler: "captain",
  hoarder: "captain",
  hunter: "captain",
};

/** Those whose place in the list is their strength. */
export const ranksOf = (bots: string[]): string[] => bots.filter((bot) => !(bot in PLAYS_AS));

/** The place of a bot among the ranks, the weakest 0. */
export const strengthOf = (bot: string, bots: string[]): number =>
  ranksOf(bots).indexOf(PLAYS_AS[bot] ?? bot);
