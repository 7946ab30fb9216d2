// SQLite for the server in the worker: statements with values, as JSON, and a copy of every commit.

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
  constructor(
    private readonly database: SqlDatabase,
    private readonly keep: (content: () => Uint8Array) => void,
  ) {}

  execute(sql: string, values: string): string {
    const statement = this.database.prepare(sql);
    const rows: unknown[][] = [];
    try {
      statement.bind(JSON.parse(values) as unknown[]);
      while (statement.step()) rows.push(statement.get());
    } finally {
      statement.free();
    }
    if (sql === "COMMIT") this.keep(() => this.database.export());
    return JSON.stringify(rows);
  }
}

/** Whether bytes are a database that SQLite can read. */
export function isSound(database: SqlDatabase): boolean {
  try {
    const check = database.prepare("PRAGMA quick_check");
    check.step();
    const isOk = check.get()[0] === "ok";
    check.free();
    return isOk;
  } catch {
    return false;
  }
}
