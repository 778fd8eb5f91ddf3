/** @returns the entries before and after one in a circular list; null if there is no other entry */
export function neighborsIn<T extends { readonly slug: string }>(all: readonly T[], slug: string) {
  const at = all.findIndex((each) => each.slug === slug);
  const previous = all.at(at - 1);
  const next = all[(at + 1) % all.length];
  if (all.length < 2 || at < 0 || previous === undefined || next === undefined) return null;
  return { previous, next };
}
