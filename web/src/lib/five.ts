// The five games that this is about; others are examples of how to add one.

const FIVE = ["spacewalk", "astron", "astroplane", "situation7", "zylatron"];

export const isOfFive = (game: string): boolean => FIVE.includes(game);

const rankOf = (game: string): number => (isOfFive(game) ? FIVE.indexOf(game) : FIVE.length);

/** Games in the order in which all pages show them; others than the five come last. */
export const inOrder = <Game extends { id: string }>(games: Game[]): Game[] =>
  [...games].sort((a, b) => rankOf(a.id) - rankOf(b.id));
