// What a page and the worker with its server say to each other.
import type { KeeperFault } from "./keeper";

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

/** From the worker. */
export type Told =
  | { kind: "progress"; share: number } // how much of the start is done, 0 to 1
  | { kind: "waiting" } // another page has the tables
  | { kind: "failed"; file: string | null; text: string } // `file` is damaged
  | { kind: "storage"; fault: KeeperFault | null } // what is played is not kept; null: it is again
  | { kind: "answer"; id: number; status: number; headers: [string, string][]; body: string }
  | { kind: "opened"; id: number }
  | { kind: "said"; id: number; text: string }
  | { kind: "closed"; id: number; code: number };
