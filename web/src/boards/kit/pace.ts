// How fast boards move. The person decides; 2 is twice as slow. A long turn makes haste.

export const pace = { slowness: 1, haste: 1 };

/** Milliseconds at the pace in use. */
export const paced = (ms: number): number => ms * pace.slowness * pace.haste;
