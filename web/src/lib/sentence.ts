// The server says to programs what went wrong; on a page the same words are a sentence.

/** `nobody keeps this name` as people write it: with a capital letter and a full stop. */
export const asSentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");
