/** Work for the time in which nobody asks anything: short steps, one after another, with room between them for a call. */

/** How long nothing must have been asked before a step, in milliseconds. */
const quiet = 120;

export class IdleWork {
  readonly #steps: (() => void)[] = [];
  readonly #isBusy: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param isBusy whether a call is being answered: then the step waits until `rest` is called after it */
  constructor(isBusy: () => boolean) {
    this.#isBusy = isBusy;
  }

  /** Puts a step behind those that are left. A call that comes meanwhile waits for the one step at most. */
  add(...steps: readonly (() => void)[]): void {
    this.#steps.push(...steps);
  }

  /** Told that a call has been answered. */
  rest(): void {
    clearTimeout(this.#timer);
    if (this.#steps.length === 0) return;
    this.#timer = setTimeout(() => {
      if (this.#isBusy()) return;
      try {
        this.#steps.shift()?.();
      } catch {
        // It would only have been quicker; where there is no room for one step there is none for the next.
        this.#steps.length = 0;
      }
      this.rest();
    }, quiet);
  }
}
