/** Work that goes one after another. */

export interface Lane {
  /** Runs when all before it has ended, however it ended. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
}

export function lane(): Lane {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work) => {
      const next = last.then(work, work);
      last = next;
      return next;
    },
  };
}
