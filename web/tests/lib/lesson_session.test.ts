// A lesson on this screen: judged elsewhere, shown scene by scene, taken back, with a clock.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LONGER, LessonSession, noLesson, type LessonWorld } from "../../src/lib/lesson/session";
import type { LessonQuestion, LessonSeen, Seen } from "../../src/wire";

const seen = (position: string): Seen => ({
  seat: 0,
  position,
  to_act: [0],
  actions: ["move 2", "move 5"],
  scores: [0, 0],
  is_over: false,
  winners: [],
  board: { at: position },
});

function told(verdict: string, changes: Partial<LessonSeen> = {}): LessonSeen {
  return {
    id: "fly",
    n_steps: 3,
    seat: 0,
    seat_names: ["red", "blue"],
    verdict,
    text: "Fly!",
    say: "",
    clause: "",
    hint: "",
    kept: [],
    view: seen("start"),
    scenes: [],
    show: [],
    tray: [],
    after: 0,
    is_race: false,
    next_action: "move 2",
    next_start: "",
    opening: null,
    ...changes,
  };
}

const scene = (seat: number, action: string, position: string): LessonSeen["scenes"][number] => ({
  entry: {
    type: "happened",
    seq: 0,
    seat,
    action,
    events: [{ kind: "ship_flew", numbers: [], text: `${action} happened` }],
  },
  view: seen(position),
});

let asked: LessonQuestion[];
let answers: LessonSeen[];
let done: string[];
let world: LessonWorld;
let isMoving: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, answers, done, isMoving] = [[], [], [], false];
  world = {
    judge: (question) => {
      asked.push(question);
      const answer = answers.shift();
      return answer ? Promise.resolve(answer) : Promise.reject(new Error("offline"));
    },
    mayMove: () => isMoving,
    wait: (call, ms) => setTimeout(call, ms),
    stop: (timer) => clearTimeout(timer as number),
    done: (step) => done.push(step),
  };
});
afterEach(() => void vi.useRealTimers());

async function opened(...coming: LessonSeen[]): Promise<LessonSession> {
  answers = coming;
  const place = { lesson: "first-game", step: 1, start: "sw1 here" };
  const session = new LessonSession("spacewalk", place, noLesson(), world);
  await session.open();
  return session;
}

describe("a step", () => {
  it("is asked for with where one is", async () => {
    const session = await opened(told("begin"));
    expect(asked[0]).toEqual({
      game: "spacewalk",
      lesson: "first-game",
      step: 1,
      start: "sw1 here",
      actions: [],
      answered: null,
    });
    expect(session.facts.view?.position).toBe("start");
    expect(session.mayPlay).toBe(true);
  });

  it("is done, praised and kept", async () => {
    const end = told("done", { say: "Good!", kept: ["move 2"], scenes: [scene(0, "move 2", "b")] });
    const session = await opened(told("begin"), end);
    await session.play("move 2");
    expect(asked[1]?.actions).toEqual(["move 2"]);
    expect(session.facts).toMatchObject({ mood: "praise", say: "Good!", isBusy: false });
    expect(session.facts.view?.position).toBe("b");
    expect(done).toEqual(["fly"]);
    expect(session.mayPlay).toBe(false);
  });

  it("goes on with the actions that stand", async () => {
    const on = told("go on", { kept: ["move 3"], scenes: [scene(0, "move 3", "half")] });
    const session = await opened(told("begin"), on, told("done"));
    await session.play("move 3");
    await session.play("next red");
    expect(asked[2]?.actions).toEqual(["move 3", "next red"]);
  });

  it("shows scenes one after the other when things may move", async () => {
    isMoving = true;
    const scenes = [scene(0, "move 2", "mine"), scene(1, "move 0", "theirs")];
    const session = await opened(told("begin"), told("done", { scenes }));
    session.timing = () => 500;
    await session.play("move 2");
    expect(session.facts.view?.position).toBe("mine");
    expect(session.facts).toMatchObject({ isBusy: true, motion: true, mood: "task" });
    vi.advanceTimersByTime(500);
    expect(session.facts.view?.position).toBe("theirs");
    vi.advanceTimersByTime(500);
    expect(session.facts).toMatchObject({ isBusy: false, mood: "praise" });
  });
});

describe("a mistake", () => {
  const wrong = (): LessonSeen =>
    told("wrong", { say: "Gone!", clause: "SW-12", scenes: [scene(0, "move 5", "lost")] });

  it("is seen, said and taken back", async () => {
    const session = await opened(told("begin"), wrong(), told("begin"));
    await session.play("move 5");
    expect(session.facts).toMatchObject({ mood: "wrong", say: "Gone!", clause: "SW-12" });
    expect(session.facts.view?.position).toBe("lost");
    await session.play("move 2"); // not now
    expect(asked).toHaveLength(2);
    await session.takeBack();
    expect(asked[2]?.actions).toEqual([]);
    expect(session.facts.view?.position).toBe("start");
    expect(session.facts.say).toBe("Gone!"); // stays to be read
    expect(session.mayPlay).toBe(true);
  });

  it("goes back no further than to the last good action", async () => {
    const on = told("go on", { kept: ["move 3"], scenes: [scene(0, "move 3", "half")] });
    const bad = told("wrong", { kept: ["move 3"], scenes: [scene(0, "next blue", "lost")] });
    const session = await opened(told("begin"), on, bad, on);
    await session.play("move 3");
    await session.play("next blue");
    await session.takeBack();
    expect(asked[3]?.actions).toEqual(["move 3"]);
    expect(session.facts.view?.position).toBe("half");
  });

  it("that is refused changes nothing on the board", async () => {
    const session = await opened(told("begin"), told("refused", { say: "A black hole." }));
    await session.play("move 6");
    expect(session.facts).toMatchObject({ mood: "refused", say: "A black hole." });
    expect(session.facts.view?.position).toBe("start");
    expect(session.mayPlay).toBe(true);
  });

  it("brings a hint the second time", async () => {
    const session = await opened(told("begin"), told("refused"), told("refused"));
    await session.play("move 6");
    expect(session.facts.isHinting).toBe(false);
    await session.play("move 6");
    expect(session.facts.isHinting).toBe(true);
  });

  it("of the connection is said, and one can try again", async () => {
    const session = await opened(told("begin"));
    await session.play("move 2");
    expect(session.facts.fault).toBeInstanceOf(Error);
    answers = [told("done")];
    await session.again();
    expect(session.facts.fault).toBeNull();
    expect(asked.at(-1)?.actions).toEqual(["move 2"]); // the same question
    expect(session.facts.mood).toBe("praise");
    await session.again(); // nothing failed: nothing is asked
    expect(asked.length).toBe(3);
  });
});

describe("live play", () => {
  it("has a clock, and the others come when it has run down", async () => {
    const come = told("go on", { scenes: [scene(1, "place 6.8", "theirs")] });
    const session = await opened(told("begin", { after: 4 }), come, told("done"));
    expect(session.facts.secondsLeft).toBe(4);
    await vi.advanceTimersByTimeAsync(3000);
    expect(session.facts.secondsLeft).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked[1]).toMatchObject({ actions: [], answered: 0 });
    expect(session.facts.view?.position).toBe("theirs");
    await session.play("place 6.23");
    expect(asked[2]).toMatchObject({ actions: ["place 6.23"], answered: 0 });
  });

  it("stops the clock of who is done in time", async () => {
    const session = await opened(told("begin", { after: 4 }), told("done"));
    await session.play("place 6.23");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(2);
    expect(session.facts.secondsLeft).toBeNull();
  });

  it("gives more time after a lost race", async () => {
    const late = told("late", { say: "Green was faster." });
    const begin = told("begin", { after: 20, is_race: true });
    const session = await opened(begin, late, begin);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(session.facts).toMatchObject({ mood: "late", say: "Green was faster." });
    await session.takeBack();
    expect(session.facts.secondsLeft).toBe(20 + LONGER);
  });

  it("ends with the page", async () => {
    const session = await opened(told("begin", { after: 4 }), told("go on"));
    session.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(1);
  });
});

describe("what if nothing is done?", () => {
  it("is shown, said and taken back; nothing counts as a failure", async () => {
    const session = await opened(told("begin", { has_threat: true }));
    answers = [told("threat", { say: "So it would go.", scenes: [scene(1, "move 0", "lost")] })];
    await session.whatIf();
    expect(asked.at(-1)?.what_if).toBe(true);
    expect(session.facts.mood).toBe("threat");
    expect(session.facts.say).toBe("So it would go.");
    expect(session.facts.view?.position).toBe("lost");
    expect(session.mayPlay).toBe(false);
    answers = [told("begin", { has_threat: true })];
    await session.takeBack();
    expect(session.facts.mood).toBe("task");
    expect(session.facts.view?.position).toBe("start");
    expect(session.facts.say).toBe("");
    expect(session.facts.isHinting).toBe(false);
    expect(session.mayPlay).toBe(true);
  });

  it("is not asked where nothing threatens", async () => {
    const session = await opened(told("begin"));
    await session.whatIf();
    expect(asked.length).toBe(1);
  });
});
