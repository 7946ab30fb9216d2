// What a session needs of the page around it; tests give it a small one of their own.
import type { Reply, Request, TableSeen } from "../../wire";
import type { RollFault } from "../roll";
import type { Sound } from "../sound";
import type { Step } from "./playback";

export interface TableWire {
  listen(listener: (reply: Reply) => void): () => void; // hear all replies; the result ends it
  greet(greeter: () => void): () => void; // at every hello, also after a cut; the result ends it
  send(request: Request): boolean; // false: no connection
}

/** Takes part in the roll for the cards. */
export interface RollPart {
  readonly fault: RollFault | null;
  readonly isChecked: boolean;
  hear(table: TableSeen): void;
  tryAgain(): void;
  settle(): void;
  close(): void;
}

export interface World {
  wire: TableWire;
  roll: RollPart;
  me(): { id: string; name: string } | null;
  mayMove(): boolean; // somebody looks, and does not mind motion
  slowness(): number; // 1: the usual pace; 2: twice as slow
  hasten(haste: number): void; // let boards move in this part of the time, until told otherwise
  isStepwise(): boolean; // what others do is shown step by step, on demand
  moments(seat: number | null, from: number, count: number): Promise<Step[]>;
  play(sound: Sound): void;
  newId(): string; // of a move: never the same twice
}
