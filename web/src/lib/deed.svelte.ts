// One thing that a form does: busy while it lasts, what went wrong afterwards.
import { untrack } from "svelte";
import { wordsOf } from "./api";
import { t } from "./i18n.svelte";

/** A deed with what its form needs to show. Of several at once, all must end before it rests. */
export class Deed {
  #nRunning = $state(0);
  fault = $state("");

  get isBusy(): boolean {
    return this.#nRunning > 0;
  }

  /** Do something; true when it went well. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    untrack(() => (this.#nRunning += 1)); // an effect that begins a deed does not wait for it
    this.fault = "";
    try {
      await work();
      return true;
    } catch (error) {
      const isOffHand = error instanceof DOMException; // the person or the device said no
      this.fault = isOffHand ? t("account.key_failed") : wordsOf(error);
      return false;
    } finally {
      this.#nRunning -= 1;
    }
  }
}
