/** What the figures say about growth, and where that is too much. */
import type { Measured } from "./measure.ts";
import type { CachedStep } from "./steps.ts";

/** Milliseconds that an article beyond the first hundred may cost in HTML and search index. */
export const longest = 8;
/** How much dearer an article may be between the last two numbers than between the two before. */
export const steepest = 1.3;

/** HTML and search index, in milliseconds. */
export const mainTime = ({ cold }: Measured): number =>
  (cold.get("html")?.ms ?? 0) + (cold.get("search")?.ms ?? 0);

/** The same of a processor. */
export const mainWork = ({ cold }: Measured): number =>
  (cold.get("html")?.cpu ?? 0) + (cold.get("search")?.cpu ?? 0);

/** What one further article costs between two builds, in milliseconds. */
export const costBetween = (
  small: Measured,
  large: Measured,
  time: (measured: Measured) => number = mainTime,
): number => (time(large) - time(small)) / (large.articles - small.articles);

/** The cost of an article between neighboring numbers, as a multiple of what it was before; undefined below three. */
export function growthOf(all: readonly Measured[]): number | undefined {
  const [before, middle, last] = all.slice(-3);
  if (before === undefined || middle === undefined || last === undefined) return undefined;
  return costBetween(middle, last) / costBetween(before, middle);
}

/**
 * @returns what a step that was measured at smaller numbers alone would take, by the line through the last two:
 *   milliseconds; undefined where there are no two
 */
export function extrapolated(
  all: readonly Measured[],
  step: CachedStep,
  articles: number,
): number | undefined {
  const known = all.filter(({ cold }) => cold.has(step)).slice(-2);
  const [small, large] = known;
  if (small === undefined || large === undefined) return undefined;
  const time = ({ cold }: Measured) => cold.get(step)?.ms ?? 0;
  return time(large) + costBetween(small, large, time) * (articles - large.articles);
}

/** @param all from small to large @returns one sentence for each thing that is too much */
export function judgeScale(all: readonly Measured[]): string[] {
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const cost = costBetween(first, last);
  const growth = growthOf(all);
  return [
    cost >= longest
      ? `An article costs ${cost.toFixed(2)} ms in HTML and search index; it must be under ${String(longest)}.`
      : "",
    growth !== undefined && growth > steepest
      ? `The cost of an article grows by ${growth.toFixed(2)} with their number; at most ${String(steepest)}.`
      : "",
  ].filter(Boolean);
}
