/** What is the same on every page of a build is made for the first page, and the others take it. */

const made = new Map<string, Promise<string>>();

/**
 * @param name of the part, one of its own for each part
 * @param make gives the part's markup; not called again under this name, unless it failed
 * @param isLasting false in development, where the next page may be of other sources: then it is made every time
 * @returns the markup
 * @throws what `make` throws
 */
export function once(
  name: string,
  make: () => Promise<string>,
  isLasting: boolean,
): Promise<string> {
  const known = made.get(name);
  if (isLasting && known) return known;
  const markup = make();
  if (isLasting) {
    made.set(name, markup);
    markup.catch(() => made.delete(name));
  }
  return markup;
}
