// Dragging with mouse, pen or finger. While it lasts only one transform changes. A finger that
// moves along a scrolling tray scrolls it instead, until it leaves the tray.

const THRESHOLD = 6; // pixels before a press becomes a drag
const ALONG = 2.4; // how much more along the tray than across it a finger must move to scroll it

export interface Dragged {
  float: HTMLElement; // what follows the pointer, placed by its middle
  lift: number; // pixels above the pointer, so that a finger does not hide it
  drop: (x: number, y: number) => void; // where its middle was let go, in the page
}

export interface Scroller {
  node: HTMLElement;
  isWide: boolean; // scrolls from left to right
}

type Lift = (event: PointerEvent) => Dragged | null;

/** An attachment: `lift` is asked for something to drag when a drag begins. */
export function draggable(
  lift: Lift,
  scroller: () => Scroller | null = () => null,
): (node: HTMLElement) => () => void {
  return (node) => {
    const down = (event: PointerEvent): void => {
      if (event.button === 0 && event.isPrimary) new Press(node, event, lift, scroller());
    };
    node.addEventListener("pointerdown", down);
    return () => node.removeEventListener("pointerdown", down);
  };
}

/** One press of a pointer, until it is let go. */
class Press {
  #x: number;
  #y: number;
  #last = { at: 0, by: 0 }; // the last step of scrolling
  #frame = 0;
  #dragged: Dragged | null = null;
  #isScrolling = false;

  constructor(
    private readonly node: HTMLElement,
    private readonly start: PointerEvent,
    private readonly lift: Lift,
    private readonly scroller: Scroller | null,
  ) {
    [this.#x, this.#y] = [start.clientX, start.clientY];
    window.addEventListener("pointermove", this.#move, { passive: false });
    window.addEventListener("pointerup", this.#up);
    window.addEventListener("pointercancel", this.#up);
  }

  #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return;
    const [dx, dy] = [event.clientX - this.start.clientX, event.clientY - this.start.clientY];
    const by = this.scroller?.isWide ? event.clientX - this.#x : event.clientY - this.#y;
    [this.#x, this.#y] = [event.clientX, event.clientY];
    if (!this.#dragged && !this.#isScrolling) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      if (!this.#begin(event, dx, dy)) return this.#end();
    }
    event.preventDefault();
    if (this.#isScrolling && this.#hasLeft()) {
      this.#isScrolling = false;
      if (!this.#take(event)) return this.#end();
    }
    if (this.#isScrolling) this.#scroll(by, event.timeStamp);
    else this.#frame ||= requestAnimationFrame(this.#paint);
  };

  /** Lift the piece, or scroll the tray. */
  #begin(event: PointerEvent, dx: number, dy: number): boolean {
    const [along, across] = this.scroller?.isWide ? [dx, dy] : [dy, dx];
    this.#isScrolling =
      this.scroller !== null &&
      event.pointerType === "touch" &&
      Math.abs(along) > ALONG * Math.abs(across);
    return this.#isScrolling || this.#take(event);
  }

  /** Whether the finger is no longer over the tray. */
  #hasLeft(): boolean {
    const box = this.scroller?.node.getBoundingClientRect();
    if (!box) return false;
    return this.#x < box.left || this.#x > box.right || this.#y < box.top || this.#y > box.bottom;
  }

  #take(event: PointerEvent): boolean {
    this.#dragged = this.lift(event);
    if (!this.#dragged) return false;
    document.body.append(this.#dragged.float);
    this.node.setPointerCapture(this.start.pointerId);
    return true;
  }

  #paint = (): void => {
    this.#frame = 0;
    if (!this.#dragged) return;
    const { float, lift } = this.#dragged;
    float.style.transform = `translate3d(${this.#x}px, ${this.#y - lift}px, 0)`;
  };

  #scroll(by: number, at: number): void {
    const { node, isWide } = this.scroller as Scroller;
    node.scrollBy(isWide ? { left: -by } : { top: -by });
    this.#last = { at, by: 0.6 * this.#last.by + 0.4 * by };
  }

  /** A flung tray glides on for a while. */
  #glide(at: number): void {
    const { node, isWide } = this.scroller as Scroller;
    let speed = at - this.#last.at < 60 ? this.#last.by : 0;
    const step = (): void => {
      node.scrollBy(isWide ? { left: -speed } : { top: -speed });
      speed *= 0.94;
      if (Math.abs(speed) > 0.5) requestAnimationFrame(step);
    };
    if (speed) requestAnimationFrame(step);
  }

  #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return;
    const [held, wasScrolling] = [this.#dragged, this.#isScrolling];
    this.#end();
    if (wasScrolling) this.#glide(event.timeStamp);
    if (held && event.type === "pointerup") held.drop(this.#x, this.#y - held.lift);
    if (held || wasScrolling) this.#swallowClick();
  };

  /** The click that ends a drag picks nothing. */
  #swallowClick(): void {
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    this.node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => this.node.removeEventListener("click", swallow, { capture: true }), 50);
  }

  #end(): void {
    cancelAnimationFrame(this.#frame);
    this.#dragged?.float.remove();
    this.#dragged = null;
    this.#isScrolling = false;
    window.removeEventListener("pointermove", this.#move);
    window.removeEventListener("pointerup", this.#up);
    window.removeEventListener("pointercancel", this.#up);
  }
}
