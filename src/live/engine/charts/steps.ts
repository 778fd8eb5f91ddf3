/** Long work in steps: each `yield` is a place where the page may do something else. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** So many rows of a long list in one step: some milliseconds on a slow phone. */
export const stretch = 2048;

/** All of it in one go. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
