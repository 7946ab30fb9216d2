// What a page and the worker with its server say to each other.

/** From the page: a request, or something about one of its sockets. */
export type Asked =
  | {
      kind: "ask";
      id: number;
      method: string;
      path: string;
      headers: [string, string][];
      body: string;
    }
  | { kind: "open"; id: number }
  | { kind: "say"; id: number; text: string }
  | { kind: "close"; id: number };

/** How far the worker is: parts loaded of all parts. */
export interface Progress {
  kind: "progress";
  done: number;
  of: number;
}

/** From the worker. */
export type Told =
  | Progress
  | { kind: "waiting" } // another page has the tables
  | { kind: "failed"; text: string }
  | { kind: "answer"; id: number; status: number; headers: [string, string][]; body: string }
  | { kind: "opened"; id: number }
  | { kind: "said"; id: number; text: string }
  | { kind: "closed"; id: number; code: number };
