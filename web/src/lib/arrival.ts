// Guests who only watched become somebody before they do something.
import { beGuest } from "./guest.svelte";
import { wire } from "./socket.svelte";
import { recall } from "./storage";

const PATIENCE = 3000; // ms

/** Be a guest whom the server knows, and whose table it has told anew. */
export async function arrive(): Promise<void> {
  if (wire.link === "open" && recall("guest", null) !== null) return;
  await beGuest();
  await new Promise<void>((done) => {
    const end = wire.listen((reply) => {
      if (reply.type !== "table") return;
      end();
      done();
    });
    setTimeout(done, PATIENCE);
  });
}
