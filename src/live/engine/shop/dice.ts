/**
 * Chance for the sample shop: whole numbers only, the same in every JavaScript engine. Each part of the shop has
 * dice of its own, so that a change to one does not shuffle the others.
 */
import { seeded } from "#lib/random/seeded.ts";

export interface Dice {
  /** A whole number from 0 up to, but not including, `bound`. */
  readonly below: (bound: number) => number;
  /** The smaller of two: what stands first in a list comes up more often. */
  readonly early: (bound: number) => number;
  /** Whether something happens that happens so many times in a thousand. */
  readonly chance: (perMille: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
}

/** @throws RangeError where the list is shorter */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no entry ${String(index)}`);
  return found;
}

export function dice(seed: string): Dice {
  const next = seeded(seed);
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    early: (bound) => Math.min(below(bound), below(bound)),
    chance: (perMille) => below(1000) < perMille,
    pick: (list) => at(list, below(list.length)),
  };
}

/** A list to pick from in which each value stands as often as its weight says. */
export const weighted = <T>(...pairs: readonly (readonly [T, number])[]): readonly T[] =>
  pairs.flatMap(([value, weight]) => Array.from({ length: weight }, () => value));
