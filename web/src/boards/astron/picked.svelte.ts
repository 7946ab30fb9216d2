// The card that is picked in the hand; hand and board share it.

export const picked = $state<{ card: string | null }>({ card: null });

/** Pick a card, or put it back. */
export function pick(card: string | null): void {
  picked.card = picked.card === card ? null : card;
}
