// The rules beside the board: closed, or open at the clause that matters.

interface Open {
  game: string;
  clause: string | null;
  actions: string[]; // what is on offer: without a clause the one that says how it works
}

const drawer = $state<{ open: Open | null }>({ open: null });

export const openRules = (): Open | null => drawer.open;
export const showRules = (
  game: string,
  clause: string | null = null,
  actions: string[] = [],
): void => void (drawer.open = { game, clause, actions });
export const hideRules = (): void => void (drawer.open = null);
