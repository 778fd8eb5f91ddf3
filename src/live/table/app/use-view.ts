/** A table as it is asked for, and the rows of it that have come: the newest answer stays until the next one is there. */
import { type RefObject, useEffect, useState } from "react";
import type { Engine, View, ViewRequest } from "#live/engine/client/types.ts";
import { Blocks, blockRowsFor } from "../blocks.ts";

export interface LiveView {
  readonly view: View;
  readonly request: ViewRequest;
  readonly blocks: Blocks;
}

export interface ViewState {
  /** Null before the first answer. */
  readonly live: LiveView | null;
  /** The request has no answer yet. */
  readonly isWorking: boolean;
  /** What went wrong with the last request; empty where nothing did. */
  readonly fault: string;
}

/**
 * @param slot whose newest request alone is answered
 * @param at the first row that is seen: those around it come together with the answer
 */
export function useView(
  engine: Engine,
  slot: string,
  request: ViewRequest,
  at: RefObject<number>,
): ViewState {
  const [answer, setAnswer] = useState<{ key: string; live: LiveView | null; fault: string }>({
    key: "",
    live: null,
    fault: "",
  });
  const key = JSON.stringify(request);

  useEffect(() => {
    let isCurrent = true;
    const asked = JSON.parse(key) as ViewRequest;
    const ask = async () => {
      const view = await engine.view(slot, asked);
      if (view === null || !isCurrent) return;
      const blocks = new Blocks(blockRowsFor(asked.columns.length));
      // A shorter view may end before the place that was seen.
      const [start = 0] = blocks.missing(at.current < view.rows ? at.current : 0, at.current + 1);
      blocks.put(start, (await engine.window(view, start, blocks.size)) ?? []);
      if (isCurrent) setAnswer({ key, live: { view, request: asked, blocks }, fault: "" });
    };
    ask().catch((error: unknown) => {
      const fault = error instanceof Error ? error.message : String(error);
      if (isCurrent) setAnswer((before) => ({ ...before, key, fault }));
    });
    return () => {
      isCurrent = false;
    };
  }, [engine, slot, key, at]);

  return { live: answer.live, isWorking: answer.key !== key, fault: answer.fault };
}
