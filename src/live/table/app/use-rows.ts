/** Fetches the rows that are looked at, a few blocks at a time, and those of the newest place first. */
import { useEffect, useReducer, useRef } from "react";
import type { RowRange } from "#live/engine/grid/tall-scroll.ts";
import type { Engine } from "#live/engine/client/types.ts";
import type { LiveView } from "./use-view.ts";

/** Who drags the bar passes thousands of rows; what was passed need not come. */
const atOnce = 2;

/** @param range the rows that are drawn; what of it has not come is asked for */
export function useRows(engine: Engine, live: LiveView | null, range: RowRange): void {
  const [version, came] = useReducer((count: number) => count + 1, 0);
  const asked = useRef(new Set<string>());

  useEffect(() => {
    if (live === null) return;
    const { view, blocks } = live;
    for (const start of blocks.missing(range.from, Math.min(range.to, view.rows))) {
      const name = `${String(view.id)} ${String(start)}`;
      if (asked.current.size >= atOnce || asked.current.has(name)) continue;
      asked.current.add(name);
      engine
        .window(view, start, blocks.size)
        .then(
          (rows) => {
            if (rows !== null) blocks.put(start, rows);
          },
          // The next move of the rows asks again; until then they keep their place.
          () => undefined,
        )
        .finally(() => {
          asked.current.delete(name);
          came();
        });
    }
  }, [engine, live, range.from, range.to, version]);
}
