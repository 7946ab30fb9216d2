// Keeps the bytes of the page's database for the next visit, in IndexedDB.

const NAME = "orrery";
const SHELF = "files";
const FILE = "database";
const ASIDE = "database, unreadable"; // what could not be read, should somebody want to save it

/** Why nothing is kept: the browser has no room left, or allows no storage at all. */
export type KeeperFault = "full" | "denied" | "unreadable";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(SHELF);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no storage"));
  });
}

/** Come back when something is kept for good: a request that went well may still be undone. */
const kept = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new Error("no storage"));
  });

/** A place for one file. A browser that allows no storage forgets it with the visit. */
export class Keeper {
  #shelf: IDBDatabase | null = null;
  #waiting: (() => Uint8Array) | null = null;
  #writing: Promise<void> | null = null;
  #fault: KeeperFault | null = null;

  constructor(private readonly onfault: (fault: KeeperFault | null) => void) {}

  /** What an earlier visit left, or nothing. */
  async read(): Promise<Uint8Array | null> {
    try {
      this.#shelf = await open();
      const look = this.#shelf.transaction(SHELF);
      const request: IDBRequest<unknown> = look.objectStore(SHELF).get(FILE);
      await kept(look);
      return request.result instanceof Uint8Array ? request.result : null;
    } catch {
      this.#tell("denied");
      return null;
    }
  }

  /** Put away what cannot be read, where the next copy does not replace it. */
  async putAside(content: Uint8Array): Promise<void> {
    await this.#put(content, ASIDE).catch(() => {});
    this.onfault("unreadable");
  }

  /** Keep what `content` gives; while one copy is being written the next one waits. */
  keep(content: () => Uint8Array): void {
    this.#waiting = content;
    this.#writing ??= this.#write().finally(() => (this.#writing = null));
  }

  /** Come back when all that was given is kept, or cannot be. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#waiting && this.#shelf) {
      const bytes = this.#waiting();
      this.#waiting = null;
      await this.#put(bytes, FILE).then(
        () => this.#tell(null),
        () => this.#tell("full"), // the next copy is tried all the same: there may be room by then
      );
    }
  }

  #put(bytes: Uint8Array, name: string): Promise<void> {
    if (!this.#shelf) return Promise.reject(new Error("no storage"));
    const change = this.#shelf.transaction(SHELF, "readwrite");
    change.objectStore(SHELF).put(bytes, name);
    return kept(change);
  }

  #tell(fault: KeeperFault | null): void {
    if (fault !== this.#fault) this.onfault(fault);
    this.#fault = fault;
  }
}
