// Motion as data: what moves when, in milliseconds from the start of a plan. Headless.
// The page always shows the newest position; a plan only plays how it came about, and may be
// dropped at any moment.
import { paced } from "./pace";

export interface Leg {
  at: number;
  lasts: number;
  to: string; // the CSS transform at its end
  easing?: string;
}

export interface Track {
  start: string; // the CSS transform before the first leg
  legs: Leg[];
  shows?: number; // appears at this time, hidden before
  hides?: number; // vanishes at this time
}

export interface Timed {
  at: number;
  lasts: number;
}

export const LONGEST = 3200; // ms: longer plans are played faster

/** Keyframes of a track over a whole plan. */
export function keyframesOf(track: Track, total: number): Keyframe[] {
  const frames: Keyframe[] = [{ offset: 0, transform: track.start }];
  let now = track.start;
  for (const leg of track.legs) {
    frames.push({
      offset: share(leg.at, total),
      transform: now,
      easing: leg.easing ?? "ease-in-out",
    });
    frames.push({ offset: share(leg.at + leg.lasts, total), transform: leg.to });
    now = leg.to;
  }
  frames.push({ offset: 1, transform: now });
  return frames;
}

/** Keyframes of appearing and vanishing, where a track has any. */
export function visibilityOf(track: Track, total: number): Keyframe[] | null {
  if (track.shows === undefined && track.hides === undefined) return null;
  const from = share(track.shows ?? 0, total);
  const until = share(track.hides ?? total, total);
  const frames: Keyframe[] = [{ offset: 0, opacity: from > 0 ? 0 : 1, easing: "step-end" }];
  if (from > 0) frames.push({ offset: from, opacity: 1, easing: "step-end" });
  if (until < 1) frames.push({ offset: until, opacity: 0, easing: "step-end" });
  frames.push({ offset: 1, opacity: until < 1 ? 0 : 1 });
  return frames;
}

const share = (time: number, total: number): number => Math.min(Math.max(time / total, 0), 1);

/** An attachment that plays a track on an element, and stops with it. */
export function playing(
  track: Track | undefined,
  total: number,
): (node: Element) => (() => void) | undefined {
  return (node) => {
    if (!track || total <= 0) return undefined;
    const duration = paced(total);
    const running = [node.animate(keyframesOf(track, total), { duration })];
    const seen = visibilityOf(track, total);
    if (seen) running.push(node.animate(seen, { duration }));
    return () => running.forEach((one) => one.cancel());
  };
}

/** How much faster a plan must run to end in time: multiply its times by this. */
export const hurry = (total: number): number => (total > LONGEST ? LONGEST / total : 1);

/** The inline style of an effect that is a CSS animation. */
export const timing = ({ at, lasts }: Timed): string =>
  `animation-delay:${milliseconds(at)};animation-duration:${milliseconds(lasts)}`;

const milliseconds = (time: number): string => `${Math.round(paced(time))}ms`;
