// Keeps the bytes of the page's database for the next visit, in IndexedDB.

const NAME = "orrery";
const SHELF = "files";
const FILE = "database";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(SHELF);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no storage"));
  });
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no storage"));
  });

/** A place for one file. A browser that allows no storage forgets it with the visit. */
export class Keeper {
  #shelf: IDBDatabase | null = null;
  #waiting: (() => Uint8Array) | null = null;
  #isWriting = false;

  /** What an earlier visit left, or nothing. */
  async read(): Promise<Uint8Array | null> {
    try {
      this.#shelf = await open();
      const found: unknown = await done(
        this.#shelf.transaction(SHELF).objectStore(SHELF).get(FILE),
      );
      return found instanceof Uint8Array ? found : null;
    } catch {
      return null;
    }
  }

  /** Keep what `content` gives; while one copy is being written the next one waits. */
  keep(content: () => Uint8Array): void {
    this.#waiting = content;
    if (!this.#isWriting) void this.#write();
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting && this.#shelf) {
      const bytes = this.#waiting();
      this.#waiting = null;
      try {
        const shelf = this.#shelf.transaction(SHELF, "readwrite").objectStore(SHELF);
        await done(shelf.put(bytes, FILE));
      } catch {
        this.#shelf = null; // full, or forbidden: this visit goes on, the next starts afresh
      }
    }
    this.#isWriting = false;
  }
}
