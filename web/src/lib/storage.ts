// What this browser remembers, under the prefix "orrery."; a browser that forbids it forgets.

/** A remembered value, or the fallback. */
export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`orrery.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Remember a value; undefined forgets it. */
export function remember(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(`orrery.${key}`);
    else localStorage.setItem(`orrery.${key}`, JSON.stringify(value));
  } catch {
    // private windows may have no storage: the visit works, the next starts afresh
  }
}
