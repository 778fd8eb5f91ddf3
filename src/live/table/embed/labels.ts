/**
 * What tables of one page are called where the page itself does not say: by what they show, and the second one of the
 * same with a number, since nobody can tell two regions of one name apart.
 */
const taken = new Set<string>();

/** @param base what it shows @returns a name that no other table of the page has; give it back to `releaseLabel` */
export function claimLabel(base: string): string {
  let label = base;
  for (let number = 2; taken.has(label); number++) label = `${base} (${String(number)})`;
  taken.add(label);
  return label;
}

/** The table is gone, and its name is free. */
export function releaseLabel(label: string): void {
  taken.delete(label);
}
