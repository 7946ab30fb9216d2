// The card that is picked in the hand, and what the last press is answered with; hand and board
// share both.

interface Picked {
  card: string | null;
  hint: string | null; // a sentence
}
export const picked = $state<Picked>({ card: null, hint: null });

/** Pick a card, or put it back. */
export function pick(card: string | null): void {
  picked.card = picked.card === card ? null : card;
  picked.hint = null;
}
