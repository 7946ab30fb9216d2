// The worker that thinks for bots and hints. Knows no table, and of the world two addresses.
import type { Asked, Fault, Opening, Told } from "./messages";
import { Thoughts } from "./think";
import { Untrusted } from "./trust";

const tell = (told: Told): void => postMessage(told);
let thoughts: Thoughts | null = null;

onmessage = ({ data }: MessageEvent<Asked>): void => {
  if (data.kind === "open") void open(data);
  else if (data.kind === "consult") void think(data);
  else judge(data);
};

async function open(asked: Opening): Promise<void> {
  try {
    thoughts = await Thoughts.open(asked);
    tell({ kind: "opened", perSecond: asked.isTried ? thoughts.speed() : null });
  } catch (error) {
    tell({ kind: "failed", ...faultOf(error) });
  }
}

function faultOf(error: unknown): Fault {
  const why = error instanceof Untrusted ? error.why : "damaged";
  return { why, text: error instanceof Error ? error.message : String(error) };
}

/** What cannot be thought is said, too: the server thinks then. */
async function think({ consult }: Asked & { kind: "consult" }): Promise<void> {
  const { n } = consult;
  try {
    if (!thoughts) throw new Error("no engine is open");
    tell({ kind: "thought", n, ...(await thoughts.think(consult)), fault: null });
  } catch (error) {
    tell({ kind: "thought", n, action: null, lines: [], fault: faultOf(error) });
  }
}

function judge({ task, manner }: Asked & { kind: "judge" }): void {
  try {
    if (!thoughts) throw new Error("no engine is open");
    tell({ kind: "judged", judged: thoughts.judge(task, manner) });
  } catch (error) {
    tell({ kind: "failed", ...faultOf(error) });
  }
}
