/** Where an axis of numbers is marked: steps of 1, 2 or 5 times a power of ten. */

export interface Domain {
  readonly from: number;
  readonly to: number;
}

export interface Scale extends Domain {
  /** Within the domain, both ends included. */
  readonly ticks: readonly number[];
}

/** The step that parts a span into about as many parts. */
function stepOf(span: number, parts: number): number {
  const rough = span / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const digit = rough / power;
  return (digit > 5 ? 10 : digit > 2 ? 5 : digit > 1 ? 2 : 1) * power;
}

/** Multiples are rounded to the step's digits: 3 times 0.1 is 0.3. */
const multiple = (count: number, step: number): number => Number((count * step).toPrecision(12));

/**
 * A domain widened to round numbers, with its ticks.
 *
 * @param zero whether the axis has to begin at nothing, as bars and areas do; a line's does where that costs little
 * @param whole whether only whole numbers are marked
 */
export function niceScale({ from, to }: Domain, zero: boolean, parts = 4, whole = false): Scale {
  // Equal figures keep their distance from nothing: a line in mid-air says little.
  const flat = to - from <= Math.abs(to) * 1e-12;
  const reach = zero || flat || (from > 0 ? from < to * 0.7 : to < 0 && to > from * 0.7);
  const low = reach ? Math.min(0, from) : from;
  const high = reach ? Math.max(0, to) : to;
  if (low === high) return { from: 0, to: 1, ticks: [0, 1] };
  const found = stepOf(high - low, parts);
  const step = whole ? Math.max(1, found) : found;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  // Where numbers are so large that a step is lost between two of them, both ends have to do.
  if (!(last - first <= 2 * parts + 2)) return { from: low, to: high, ticks: [low, high] };
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => multiple(first + i, step));
  return { from: ticks[0] ?? low, to: ticks.at(-1) ?? high, ticks };
}

/** Marks within a domain that stays as it is, as an axis along the bottom has them. */
export function ticksWithin({ from, to }: Domain, parts: number, whole: boolean): number[] {
  if (from === to) return [from];
  const found = stepOf(to - from, parts);
  const step = whole ? Math.max(1, found) : found;
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  if (!(count > 0 && count <= 2 * parts + 2)) return [from, to];
  return Array.from({ length: count }, (_, i) => multiple(first + i, step));
}
