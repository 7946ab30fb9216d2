// SQLite for the server in the worker: statements with values, as JSON, and a copy of every commit.
import type { Keeper } from "./keeper";

/** What we use of sql.js. */
export interface SqlDatabase {
  prepare(sql: string): {
    bind(values: unknown[]): void;
    step(): boolean;
    get(): unknown[];
    free(): void;
  };
  export(): Uint8Array;
}

/** The database as `orrery.browser.database` asks for it. */
export class Statements {
  #database: SqlDatabase;
  #keeper: Keeper;

  constructor(database: SqlDatabase, keeper: Keeper) {
    this.#database = database;
    this.#keeper = keeper;
  }

  execute(sql: string, values: string): string {
    const statement = this.#database.prepare(sql);
    const rows: unknown[][] = [];
    try {
      statement.bind(JSON.parse(values) as unknown[]);
      while (statement.step()) rows.push(statement.get());
    } finally {
      statement.free();
    }
    if (sql === "COMMIT") this.#keeper.keep(() => this.#database.export());
    return JSON.stringify(rows);
  }
}
