// A server that has too much to do says how long to wait: what nobody clicked for is asked again.

const SHORTEST = 300; // ms, if it does not say
const MOST_WAITS = 30;

/** The answer, once the server has time; other errors at once. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isTooMuch(error) || waits >= MOST_WAITS) throw error;
      const pause = Math.max(SHORTEST, error.retryMs ?? 0);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

interface TooMuch extends Error {
  retryMs?: number;
}

const isTooMuch = (error: unknown): error is TooMuch =>
  error instanceof Error && "code" in error && error.code === "slow_down";
