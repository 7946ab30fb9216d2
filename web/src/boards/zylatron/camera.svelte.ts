// Which part of the galaxy is shown: zoom and pan, by pinch, drag, wheel or buttons.

const COMFORT = 30; // pixels between neighbouring points: for fingers, and to read numbers
const STEP = 28; // units between neighbouring points
const ENOUGH = 1.2; // a little smaller will do
const CLOSEST = 5; // times larger than the whole
const AROUND = 70; // units round what is shown

export class Camera {
  x = $state(0);
  y = $state(0);
  zoom = $state(1); // 1: all of it
  frame = $state({ width: 800, height: 700 }); // pixels
  #before: { zoom: number; x: number; y: number } | null = null; // where one looked
  readonly #left: number;
  readonly #top: number;
  readonly #width: number;
  readonly #height: number;

  constructor(left: number, top: number, width: number, height: number) {
    [this.#left, this.#top, this.#width, this.#height] = [left, top, width, height];
    [this.x, this.y] = [left + width / 2, top + height / 2];
  }

  /** Pixels a unit is large. */
  get scale(): number {
    return this.zoom * Math.min(this.frame.width / this.#width, this.frame.height / this.#height);
  }

  get width(): number {
    return this.frame.width / this.scale;
  }

  get height(): number {
    return this.frame.height / this.scale;
  }

  get viewBox(): string {
    return [this.x - this.width / 2, this.y - this.height / 2, this.width, this.height]
      .map((n) => n.toFixed(2))
      .join(" ");
  }

  get isWhole(): boolean {
    return this.zoom <= 1.001;
  }

  /** The zoom at which points can be told apart by finger; 1 on large screens. */
  get comfort(): number {
    const needed = COMFORT / (STEP * (this.scale / this.zoom));
    return needed < ENOUGH ? 1 : Math.min(needed, CLOSEST);
  }

  /** Units under a point of the frame, given in pixels. */
  unit(px: number, py: number): { x: number; y: number } {
    return {
      x: this.x + (px - this.frame.width / 2) / this.scale,
      y: this.y + (py - this.frame.height / 2) / this.scale,
    };
  }

  whole(): void {
    this.set(1, 0, 0);
  }

  /** Show all of it for a while; `back` returns, unless somebody has zoomed or panned since. */
  glance(): void {
    this.#before ??= { zoom: this.zoom, x: this.x, y: this.y };
    this.whole();
  }

  back(): void {
    const before = this.#before;
    this.#before = null;
    if (before && this.isWhole) this.set(before.zoom, before.x, before.y);
  }

  /** Zoom by a factor about a point of the frame that stays where it is. */
  by(factor: number, px = this.frame.width / 2, py = this.frame.height / 2): void {
    this.#before = null;
    const fixed = this.unit(px, py);
    const zoom = Math.min(Math.max(this.zoom * factor, 1), CLOSEST);
    const scale = (this.scale / this.zoom) * zoom;
    this.set(
      zoom,
      fixed.x - (px - this.frame.width / 2) / scale,
      fixed.y - (py - this.frame.height / 2) / scale,
    );
  }

  pan(dx: number, dy: number): void {
    this.#before = null;
    this.set(this.zoom, this.x - dx / this.scale, this.y - dy / this.scale);
  }

  set(zoom: number, x: number, y: number): void {
    this.zoom = zoom;
    this.x = clamp(x, this.#left, this.#width, this.width);
    this.y = clamp(y, this.#top, this.#height, this.height);
  }

  /** Show all of some points at once, as near as usual where that is possible. */
  fit(points: { x: number; y: number }[]): void {
    if (points.length === 0) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
    const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
    const whole = { width: this.width * this.zoom, height: this.height * this.zoom };
    const most = Math.min(whole.width / (right - left), whole.height / (bottom - top));
    const zoom = Math.max(1, Math.min(this.comfort, most));
    this.set(zoom, (left + right) / 2, (top + bottom) / 2);
  }

  /** Whether a point can be seen, some units from the edge. */
  sees(x: number, y: number): boolean {
    return (
      Math.abs(x - this.x) < this.width / 2 - 10 && Math.abs(y - this.y) < this.height / 2 - 10
    );
  }
}

function clamp(middle: number, start: number, whole: number, seen: number): number {
  if (seen >= whole) return start + whole / 2;
  return Math.min(Math.max(middle, start + seen / 2), start + whole - seen / 2);
}

/** An attachment: one finger pans when zoomed in, two pinch, one that does not move presses. */
export function gestures(
  camera: Camera,
  press: (x: number, y: number) => void,
  hover: (x: number, y: number) => void,
): (node: Element) => () => void {
  return (node) => {
    const down = new Map<number, { x: number; y: number }>();
    let moved = 0;
    const at = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const start = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (down.size === 0) moved = 0;
      down.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent): void => {
      const [was, now] = [down.get(event.pointerId), at(event)];
      if (!was) {
        if (node.contains(event.target as Node)) hover(now.x, now.y);
        return;
      }
      moved += Math.hypot(now.x - was.x, now.y - was.y);
      if (down.size === 1 && moved > 8 && !camera.isWhole) camera.pan(now.x - was.x, now.y - was.y);
      if (down.size === 2) pinch(event.pointerId, was, now);
      down.set(event.pointerId, now);
    };
    const pinch = (
      id: number,
      was: { x: number; y: number },
      now: { x: number; y: number },
    ): void => {
      const other = [...down].find(([one]) => one !== id)?.[1];
      if (!other) return;
      const [before, after] = [
        Math.hypot(was.x - other.x, was.y - other.y),
        Math.hypot(now.x - other.x, now.y - other.y),
      ];
      camera.by(after / Math.max(before, 1), (now.x + other.x) / 2, (now.y + other.y) / 2);
      camera.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
      moved = 99;
    };
    const up = (event: PointerEvent): void => {
      const was = down.get(event.pointerId);
      down.delete(event.pointerId);
      if (was && moved <= 8 && event.type === "pointerup" && down.size === 0) press(was.x, was.y);
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const point = at(event);
      camera.by(Math.exp(-event.deltaY / 200), point.x, point.y);
    };
    const pairs: [string, EventListener][] = [
      ["pointerdown", start as EventListener],
      ["wheel", wheel as EventListener],
    ];
    const far: [string, EventListener][] = [
      ["pointermove", move as EventListener],
      ["pointerup", up as EventListener],
      ["pointercancel", up as EventListener],
    ];
    pairs.forEach(([kind, one]) => node.addEventListener(kind, one, { passive: false }));
    far.forEach(([kind, one]) => window.addEventListener(kind, one));
    return () => {
      pairs.forEach(([kind, one]) => node.removeEventListener(kind, one));
      far.forEach(([kind, one]) => window.removeEventListener(kind, one));
    };
  };
}
