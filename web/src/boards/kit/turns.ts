// Work in small turns: what would keep the page from answering is done some milliseconds at a time.

const TURN = 8; // ms of work before the page has its turn

const waiting: (() => void)[] = [];
let isBooked = false;

/** Do something now if nothing waits, else when its turn comes: first come, first served. */
export function inTurn(job: () => void): void {
  waiting.push(job);
  if (!isBooked) work();
}

function work(): void {
  isBooked = true;
  setTimeout(goOn);
  const end = performance.now() + TURN;
  do waiting.shift()?.();
  while (waiting.length && performance.now() < end);
}

function goOn(): void {
  isBooked = false;
  if (waiting.length) work();
}
