// A move takes away what it was made with. Whoever plays by keyboard or with a screen reader goes
// on nearby, not at the top of the page.

type Reachable = HTMLElement | SVGElement;

const REACHABLE = ":is(a[href], button, input, select, summary, [tabindex='0']):not(:disabled)";
const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributeFilter: ["disabled", "hidden", "tabindex"],
};

/** Gives a box whose keys were used the focus that was lost, once there is something to do. */
export function keptFocus(
  isDue: () => boolean,
  wanted = [REACHABLE],
): (box: Element) => () => void {
  return (box) => {
    let way: Element[] = []; // from what had the focus up to the box; empty: it was elsewhere
    const note = (event: Event): void => void (way = wayUp(event.target as Element, box));
    const forget = (): void => void (way = []);
    const leave = (event: Event): void => {
      if (!box.contains(event.target as Element)) forget();
    };
    const restore = (): void => {
      const isLost = document.activeElement === document.body;
      if (isLost && way.length && isDue()) reachableNear(way, wanted)?.focus();
    };
    const watch = new MutationObserver(restore);
    watch.observe(box, CHANGES);
    box.addEventListener("keydown", note);
    document.addEventListener("focusin", leave);
    document.addEventListener("pointerdown", forget);
    return () => {
      watch.disconnect();
      box.removeEventListener("keydown", note);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("pointerdown", forget);
    };
  };
}

/** An element and what holds it, up to the box. */
function wayUp(element: Element, box: Element): Element[] {
  const way = [element];
  while (way.at(-1) !== box) way.push(way.at(-1)!.parentElement!);
  return way;
}

/** What can be reached in the innermost element still on the page, the most wanted first. */
function reachableNear(way: Element[], wanted: string[]): Reachable | undefined {
  for (const one of way.filter((one) => one.isConnected))
    for (const selector of wanted) {
      const all = [...one.querySelectorAll<Reachable>(selector)];
      const found = all.find((each) => each.checkVisibility());
      if (found) return found;
    }
  return undefined;
}
