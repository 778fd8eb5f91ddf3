/** Columns in another order. Pure. */

/**
 * @param by places, negative to the left; past an end it stays at the end
 * @param among those that it moves among: a pinned column moves among the pinned
 * @returns all names, with the one moved
 */
export function movedBy(
  order: readonly string[],
  name: string,
  by: number,
  among: readonly string[] = order,
): string[] {
  const neighbours = order.filter((each) => among.includes(each));
  const at = neighbours.indexOf(name);
  const target = neighbours[Math.min(Math.max(at + by, 0), neighbours.length - 1)];
  return target === undefined || at === -1 ? [...order] : movedTo(order, name, target, by > 0);
}

/** Puts a column next to another. @param after behind it, or before it */
export function movedTo(
  order: readonly string[],
  name: string,
  target: string,
  after: boolean,
): string[] {
  if (name === target) return [...order];
  const rest = order.filter((each) => each !== name);
  return rest.toSpliced(rest.indexOf(target) + (after ? 1 : 0), 0, name);
}
