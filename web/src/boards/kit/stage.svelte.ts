// The plan that is being played. The next position, or the end of the plan, drops it.
import { paced } from "./pace";

export class Stage<Plan extends { total: number }> {
  plan = $state.raw<Plan | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Play a plan, or stop what is played. */
  show(plan: Plan | null): void {
    clearTimeout(this.#timer);
    this.plan = plan && plan.total > 0 ? plan : null;
    if (this.plan) this.#timer = setTimeout(() => (this.plan = null), paced(this.plan.total) + 60);
  }
}
