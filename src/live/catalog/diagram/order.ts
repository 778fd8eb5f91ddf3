/** Orders the places of each layer so that few furrows cross: by the middle of their neighbors, there and back again. */
import type { Place } from "./layers.ts";

type Layers = readonly (readonly Place[])[];

const rankIn = (layer: readonly Place[]): ReadonlyMap<string, number> =>
  new Map(layer.map(({ id }, rank) => [id, rank]));

/** How many pairs of furrows cross between two neighboring layers. */
function crossingsBetween(left: readonly Place[], right: readonly Place[]): number {
  const rank = rankIn(left);
  const ends = right.flatMap((place, at) =>
    place.left.map(({ id }) => ({ at, to: rank.get(id) ?? 0 })),
  );
  let crossings = 0;
  ends.forEach((one, i) => {
    for (const other of ends.slice(i + 1))
      if ((one.at - other.at) * (one.to - other.to) < 0) crossings += 1;
  });
  return crossings;
}

export const crossings = (layers: Layers): number =>
  layers.slice(1).reduce((sum, layer, i) => sum + crossingsBetween(layers[i] ?? [], layer), 0);

/** Where the neighbors of a place stand on average; its own rank where it has none. */
function middle(neighbours: readonly number[], own: number): number {
  return neighbours.length === 0
    ? own
    : neighbours.reduce((sum, each) => sum + each, 0) / neighbours.length;
}

const sorted = (layer: readonly Place[], key: (place: Place, own: number) => number): Place[] =>
  layer
    .map((place, own) => ({ place, key: key(place, own), own }))
    .toSorted((a, b) => a.key - b.key || a.own - b.own)
    .map(({ place }) => place);

/** One way through all layers. `rightward`: each by the one to its left; else by the one to its right. */
function sweep(layers: Layers, rightward: boolean): Place[][] {
  const next = layers.map((layer) => [...layer]);
  const indexes = next.map((_, i) => i);
  for (const i of rightward ? indexes.slice(1) : indexes.slice(0, -1).toReversed()) {
    const beside = next[rightward ? i - 1 : i + 1] ?? [];
    const rank = rankIn(beside);
    next[i] = sorted(next[i] ?? [], (place, own) =>
      middle(
        rightward
          ? place.left.map(({ id }) => rank.get(id) ?? 0)
          : beside.flatMap((other, at) =>
              other.left.some(({ id }) => id === place.id) ? [at] : [],
            ),
        own,
      ),
    );
  }
  return next;
}

/** Neighbors change places wherever that saves a crossing, until none does. */
function swapped(layers: Layers): Place[][] {
  let best = layers.map((layer) => [...layer]);
  let fewest = crossings(best);
  for (let improved = true; improved;) {
    improved = false;
    for (const [i, layer] of best.entries())
      for (let at = 0; at + 1 < layer.length; at += 1) {
        const [upper, lower] = [layer[at], layer[at + 1]];
        if (upper === undefined || lower === undefined) continue;
        const tried = best.map((each, j) =>
          j === i ? each.with(at, lower).with(at + 1, upper) : each,
        );
        const count = crossings(tried);
        if (count >= fewest) continue;
        [best, fewest, improved] = [tried, count, true];
        break;
      }
  }
  return best;
}

const sweeps = 12;

/** @returns the same places in the best order that was met */
export function ordered(layers: Layers): Place[][] {
  let tried = layers.map((layer) => [...layer]);
  let best = swapped(tried);
  for (let i = 0; i < sweeps; i += 1) {
    tried = sweep(tried, i % 2 === 0);
    const found = swapped(tried);
    if (crossings(found) < crossings(best)) best = found;
  }
  return best;
}
