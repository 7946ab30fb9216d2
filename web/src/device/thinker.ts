// The worker that thinks for bots and hints. Knows no table, and no network but one address.
import type { Asked, Told } from "./messages";
import { Thoughts } from "./think";
import { Untrusted } from "./trust";

const tell = (told: Told): void => postMessage(told);
let thoughts: Thoughts | null = null;

onmessage = ({ data }: MessageEvent<Asked>): void => {
  if (data.kind === "open") void open(data);
  else if (data.kind === "consult") think(data);
  else judge(data);
};

async function open({ engine, module, isTried }: Asked & { kind: "open" }): Promise<void> {
  try {
    thoughts = await Thoughts.open(engine, module);
    tell({ kind: "opened", perSecond: isTried ? thoughts.speed() : null });
  } catch (error) {
    const why = error instanceof Untrusted ? error.why : "damaged";
    tell({ kind: "failed", why, text: error instanceof Error ? error.message : String(error) });
  }
}

/** What cannot be thought is said, too: the server thinks then. */
function think({ consult }: Asked & { kind: "consult" }): void {
  const { n } = consult;
  try {
    if (!thoughts) throw new Error("no engine is open");
    tell({ kind: "thought", n, ...thoughts.think(consult), fault: "" });
  } catch (error) {
    tell({ kind: "thought", n, action: null, lines: [], fault: String(error) });
  }
}

function judge({ task, manner }: Asked & { kind: "judge" }): void {
  try {
    if (!thoughts) throw new Error("no engine is open");
    tell({ kind: "judged", judged: thoughts.judge(task, manner) });
  } catch (error) {
    tell({ kind: "failed", why: "damaged", text: String(error) });
  }
}
