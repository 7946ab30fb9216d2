// Promises of the frame loop: a motion runs from 0 to 1, and stops when something newer is shown.
import { expect, test } from "vitest";
import { eased, everyFrame, moving, Showing, type Frames } from "../../src/boards/kit/frames";

/** Frames that a test draws one by one. */
class HandFrames implements Frames {
  time = 1000;
  waiting: ((time: number) => void)[] = [];
  now = (): number => this.time;
  next = (draw: (time: number) => void): void => void this.waiting.push(draw);

  pass(ms: number): void {
    this.time += ms;
    for (const draw of this.waiting.splice(0)) draw(this.time);
  }
}

test("a motion is drawn at every frame by the part of its time, and ends at 1", async () => {
  const frames = new HandFrames();
  const parts: number[] = [];
  const end = moving(
    400,
    (part) => parts.push(part),
    () => true,
    frames,
  );
  for (const ms of [100, 100, 100, 250]) frames.pass(ms);
  await end;
  expect(parts).toEqual([0.25, 0.5, 0.75, 1]);
  expect(frames.waiting).toEqual([]);
});

test("a frame whose time lies before the start of the motion draws its start", () => {
  const frames = new HandFrames();
  const parts: number[] = [];
  void moving(
    400,
    (part) => parts.push(part),
    () => true,
    frames,
  );
  frames.pass(-5);
  expect(parts).toEqual([0]);
});

test("a motion that is no longer wanted draws nothing more and ends", async () => {
  const frames = new HandFrames();
  const parts: number[] = [];
  let isWanted = true;
  const end = moving(
    400,
    (part) => parts.push(part),
    () => isWanted,
    frames,
  );
  frames.pass(100);
  isWanted = false;
  frames.pass(100);
  await end;
  expect(parts).toEqual([0.25]);
  expect(frames.waiting).toEqual([]);
});

test("a loop goes on as long as its step says so", async () => {
  const frames = new HandFrames();
  let left = 3;
  const end = everyFrame(() => --left > 0, frames);
  for (let n = 0; n < 5; n++) frames.pass(16);
  await end;
  expect(left).toBe(0);
});

test("motion is slow at both ends and symmetric", () => {
  expect([0, 0.5, 1].map(eased)).toEqual([0, 0.5, 1]);
  expect(eased(0.1)).toBeLessThan(0.1);
  expect(eased(0.3) + eased(0.7)).toBeCloseTo(1);
});

test("things are shown one after the other", async () => {
  const log: string[] = [];
  const isDone = await new Showing().all(["a", "b"], async (thing) => {
    log.push(`${thing} begins`);
    await Promise.resolve();
    log.push(`${thing} ends`);
  });
  expect(isDone).toBe(true);
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("the next showing ends the one before it", async () => {
  const showing = new Showing();
  const log: string[] = [];
  let release = (): void => {};
  const first = showing.all(["a", "b"], async (thing, isWanted) => {
    await new Promise<void>((done) => (release = done));
    log.push(`${thing} ${isWanted()}`);
  });
  const second = showing.all(["c"], (thing) => Promise.resolve(void log.push(thing)));
  release();
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(log).toContain("a false");
  expect(log).not.toContain("b true");
});
