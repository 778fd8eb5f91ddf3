/** Fetches a module that begins with a subject. */
export type Load<T> = () => Promise<{ begin: (subject: T) => void }>;

/**
 * Fetches a script that is wanted now and begins it. Where it cannot be had nothing breaks: what it adds has a way
 * without it.
 *
 * @param load fetches the module
 * @param subject what it begins with
 */
export function wanted<T>(load: Load<T>, subject: T): void {
  load().then(
    ({ begin }) => {
      begin(subject);
    },
    () => undefined,
  );
}
