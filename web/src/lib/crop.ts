// Which part of a drawing fills a small frame: what matters in the middle, as large as it may be.

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  left: number;
  top: number;
}

export interface Crop {
  scale: number;
  x: number; // where the drawing's corner goes, from the frame's, in pixels of the frame
  y: number;
}

const AROUND = 1.7; // times larger than what matters: its surroundings are seen, too
const LARGEST = 1.15; // a drawing is not blown up further

/** How to lay a drawing into a frame; without an area: all of it. */
export function cropOf(frame: Size, drawing: Size, area: Area | null): Crop {
  const whole = Math.min(frame.width / drawing.width, frame.height / drawing.height);
  if (!area) return laid(frame, drawing, whole, drawing.width / 2, drawing.height / 2);
  const wish = Math.min(frame.width / area.width, frame.height / area.height) / AROUND;
  const scale = Math.max(whole, Math.min(wish, LARGEST));
  return laid(frame, drawing, scale, area.left + area.width / 2, area.top + area.height / 2);
}

function laid(frame: Size, drawing: Size, scale: number, midX: number, midY: number): Crop {
  return {
    scale,
    x: placed(frame.width, drawing.width * scale, midX * scale),
    y: placed(frame.height, drawing.height * scale, midY * scale),
  };
}

/** The middle in the middle, but no gap at an edge; what is smaller than its frame is centred. */
function placed(frame: number, drawing: number, middle: number): number {
  if (drawing <= frame) return (frame - drawing) / 2;
  return Math.max(frame - drawing, Math.min(0, frame / 2 - middle));
}

/** One area round all of them. */
export function aroundAll(areas: Area[]): Area | null {
  if (areas.length === 0) return null;
  const [left, top] = [Math.min(...areas.map((a) => a.left)), Math.min(...areas.map((a) => a.top))];
  const right = Math.max(...areas.map((a) => a.left + a.width));
  const bottom = Math.max(...areas.map((a) => a.top + a.height));
  return { left, top, width: right - left, height: bottom - top };
}
