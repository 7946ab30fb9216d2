// How fast boards move. The person decides; 2 is twice as slow.

export const pace = { slowness: 1 };

/** Milliseconds at the pace in use. */
export const paced = (ms: number): number => ms * pace.slowness;
