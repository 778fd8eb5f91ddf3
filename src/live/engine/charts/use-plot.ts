import { useEffect, useMemo } from "react";
import { type Plot, type PlotKind, plotOf } from "./plot.ts";
import type { ChartData } from "./read.ts";

const kinds: readonly PlotKind[] = ["line", "bar", "area"];
/** From so many places on, another kind is laid out ahead: a press must not wait for it. */
const many = 10_000;

/** By kind and size. A window that is drawn wider leaves many behind. */
const most = 12;
const known = new WeakMap<ChartData, Map<string, Plot>>();

function plotFor(data: ChartData, kind: PlotKind, width: number, height: number): Plot {
  const plots = known.get(data) ?? new Map<string, Plot>();
  known.set(data, plots);
  const key = [kind, width, height].join();
  const plot = plots.get(key) ?? plotOf(data, kind, { width, height });
  if (plots.size >= most) plots.clear();
  plots.set(key, plot);
  return plot;
}

/** A chart laid out for its place in the page; null where there is nothing to lay out. */
export function usePlot(
  data: ChartData | null,
  kind: PlotKind,
  width: number,
  height: number,
): Plot | null {
  useEffect(() => {
    if (data === null || data.length < many) return undefined;
    // One a task.
    const timers = kinds.map((each, i) =>
      setTimeout(() => plotFor(data, each, width, height), 200 * (i + 1)),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [data, width, height]);
  return useMemo(
    () => (data === null ? null : plotFor(data, kind, width, height)),
    [data, kind, width, height],
  );
}
