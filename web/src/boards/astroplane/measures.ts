// Measures of the drawing, in units of the screen.

export const U = 60; // one step on the map
export const R = 57; // half diagonal of what is drawn in a space
export const MARGIN = 34; // around the rim, for letters and numbers
export const SMALL = 620; // pixels: below, a facing is chosen in a second step

/** Where a place is drawn. */
export const px = (cell: { x: number; y: number }): string =>
  `translate(${cell.x * U} ${-cell.y * U})`;
