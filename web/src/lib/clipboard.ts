// Copying a text. A page without https has no clipboard, and a browser may say no: then an older
// way is tried.

/** Copy a text; whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text);
  }
}

/** Mark the text in a field that nobody sees, and give the command to copy what is marked. */
function copyMarked(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed"; // the page does not scroll there
  field.style.opacity = "0";
  // nothing beside an open dialog can be marked
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}
