/** What a place along the axis is called when it is read out. */
import { showFigure } from "./format.ts";
import type { Along } from "./read.ts";
import { showMoment } from "./times.ts";

/** @returns nothing for a place that is not there */
export function placeName(along: Along, place: number): string {
  if (along.type === "band") return along.labels[place] ?? "";
  const at = along.at[place];
  if (at === undefined) return "";
  if (along.type === "time") return showMoment(at, along.grain);
  // Years and numbers of things are not parted into groups.
  return along.whole && Math.abs(at) < 10_000 && along.unit === "count"
    ? String(at)
    : showFigure(at, along.unit);
}
