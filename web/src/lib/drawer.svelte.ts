// The rules beside the board: closed, or open at a clause.

interface Open {
  game: string;
  clause: string | null;
}

const drawer = $state<{ open: Open | null }>({ open: null });

export const openRules = (): Open | null => drawer.open;
export const showRules = (game: string, clause: string | null = null): void =>
  void (drawer.open = { game, clause });
export const hideRules = (): void => void (drawer.open = null);
