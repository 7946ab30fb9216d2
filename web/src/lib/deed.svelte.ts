// One thing that a form does: busy while it lasts, what went wrong afterwards.
import { wordsOf } from "./api";
import { t } from "./i18n.svelte";

/** A deed with what its form needs to show. */
export class Deed {
  isBusy = $state(false);
  fault = $state("");

  /** Do something; true when it went well. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    this.fault = "";
    try {
      await work();
      return true;
    } catch (error) {
      const isOffHand = error instanceof DOMException; // the person or the device said no
      this.fault = isOffHand ? t("account.key_failed") : wordsOf(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
