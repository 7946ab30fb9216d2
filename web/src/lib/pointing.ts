// When a person wants to know what something is: the mouse rests on it, a finger stays on it, the
// keyboard has come to it; or, while one asks, any press. Presses that ask do not reach the board.

export interface Asking {
  isAsking: () => boolean; // every press asks
  at: (x: number, y: number) => boolean; // whether there was something to say
  on: (element: Element) => void; // what has the focus
  left: (x: number, y: number) => void; // the mouse has gone on
  away: () => void; // say nothing any more
}

const REST = 800; // milliseconds until a mouse that rests wants to know
const HOLD = 500; // until a finger does
const STILL = 8; // pixels that a finger may stray
const AFTER = 400; // milliseconds in which the click of a long press comes

/** Listens to a frame until the function that it returns is called. */
export function listen(frame: HTMLElement, asking: Asking): () => void {
  const pointing = new Pointing(frame, asking);
  for (const [kind, hear] of pointing.ears) frame.addEventListener(kind, hear, { capture: true });
  return () => {
    pointing.forget();
    for (const [kind, hear] of pointing.ears)
      frame.removeEventListener(kind, hear, { capture: true });
  };
}

class Pointing {
  #timer = 0;
  #from: { x: number; y: number } | null = null; // where a finger went down
  #heldAt = -Infinity; // when a long press was answered
  readonly ears: [string, EventListener][];

  constructor(
    private readonly frame: HTMLElement,
    private readonly asking: Asking,
  ) {
    const ears: [string, (event: any) => void][] = [
      ["pointerdown", this.#down],
      ["pointermove", this.#move],
      ["pointerup", this.#up],
      ["pointercancel", this.#up],
      ["pointerleave", this.#leave],
      ["click", this.#click],
      ["contextmenu", this.#menu],
      ["focusin", this.#focus],
      ["focusout", this.#blur],
      ["keydown", this.#key],
    ];
    this.ears = ears as [string, EventListener][];
  }

  forget(): void {
    clearTimeout(this.#timer);
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(then, milliseconds);
  }

  #down = (event: PointerEvent): void => {
    if (isOutside(event)) return;
    if (this.asking.isAsking()) {
      stop(event);
      this.asking.at(event.clientX, event.clientY);
    } else if (event.pointerType === "touch") this.#press(event);
    else this.#blur();
  };

  /** A finger has gone down: after a while it asks. */
  #press(event: PointerEvent): void {
    const { clientX: x, clientY: y, target, pointerId } = event;
    this.asking.away();
    this.#from = { x, y };
    this.#wait(HOLD, () => {
      if (!this.asking.at(x, y)) return;
      this.#heldAt = performance.now();
      const cancelled = new PointerEvent("pointercancel", { pointerId, bubbles: true });
      target?.dispatchEvent(cancelled); // the board's own gesture is over
    });
  }

  #move = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    if (event.pointerType === "touch") {
      if (this.#from && Math.hypot(x - this.#from.x, y - this.#from.y) > STILL) this.forget();
      return;
    }
    this.asking.left(x, y);
    if (event.buttons || isOutside(event)) this.forget();
    else this.#wait(REST, () => this.asking.at(x, y));
  };

  #up = (event: PointerEvent): void => {
    if (!event.isTrusted) return;
    if (event.pointerType === "touch") this.forget();
    this.#from = null;
    if (this.#wasHeld() || (this.asking.isAsking() && !isOutside(event))) stop(event);
  };

  #click = (event: MouseEvent): void => {
    const isAsked = this.asking.isAsking() && !isOutside(event);
    if (isAsked || (event.detail > 0 && this.#wasHeld())) stop(event);
  };

  /** A long press opens no menu over the board. */
  #menu = (event: MouseEvent): void => {
    if (this.#from || this.#wasHeld()) event.preventDefault();
  };

  #leave = (event: PointerEvent): void => {
    if (event.target !== this.frame || event.pointerType === "touch") return;
    this.forget();
    this.asking.away();
  };

  #focus = (event: FocusEvent): void => {
    const target = event.target as Element;
    if (!isOutside(event) && target.matches(":focus-visible"))
      this.#wait(REST, () => this.asking.on(target));
  };

  #blur = (): void => {
    this.forget();
    this.asking.away();
  };

  #key = (event: KeyboardEvent): void => {
    if (isOutside(event) || ["Tab", "Escape", "Shift"].includes(event.key)) return;
    const target = event.target as Element;
    const isPress = event.key === "Enter" || event.key === " ";
    if (this.asking.isAsking() && isPress) {
      stop(event);
      this.asking.on(target);
    } else {
      this.asking.away();
      this.#wait(REST, () => this.asking.on(target)); // a cursor within it may have moved
    }
  };

  #wasHeld(): boolean {
    return performance.now() - this.#heldAt < AFTER + HOLD && this.#heldAt > 0;
  }
}

/** The button that asks is no part of the board. */
const isOutside = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest("[data-explain]") !== null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
