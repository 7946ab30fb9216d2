// The five games that this is about; others are examples of how to add one.

const FIVE = ["spacewalk", "astron", "astroplane", "situation7", "zylatron"];

export const isOfFive = (game: string): boolean => FIVE.includes(game);

/** In the order of the shelf; others come last. */
export const rankOf = (game: string): number => (isOfFive(game) ? FIVE.indexOf(game) : FIVE.length);
