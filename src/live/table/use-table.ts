/** One table's settings, the engine's answer to them, and the visible rows. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Engine } from "#live/engine/client/engine.ts";
import type { Filter, Table, ViewRequest, ViewWindow } from "#live/engine/client/types.ts";
import type { Row } from "#live/engine/tables.ts";
import { settingsFor, type TableSettings } from "./settings.ts";
import { useColumns } from "./use-columns.ts";

/** Rows per request: about ten screens; fewer if each row is long. */
const blockSize = ({ columns }: ViewRequest): number => (columns.length <= 100 ? 100 : 20);
/** The number of blocks kept. */
const mostBlocks = 60;

/** An answered request, and its loaded rows. */
interface LiveView extends Pick<ViewWindow, "rows" | "of"> {
  readonly request: ViewRequest;
  /** Blocks of rows by the first row of each; the newest come last. */
  readonly blocks: ReadonlyMap<number, readonly Row[]>;
  /** The blocks that are on their way. */
  readonly requested: Set<number>;
}

/** @returns the row; undefined while it is not loaded */
export function rowAt({ request, blocks }: LiveView, index: number): Row | undefined {
  const at = index % blockSize(request);
  return blocks.get(index - at)?.[at];
}

export interface TableOptions {
  /** The engine did not start, as the loading bar says: no requests until a retry. */
  readonly hasFailed: boolean;
  readonly table: Table;
  /** How it was left; undefined if it is as at first. */
  readonly settings: TableSettings | undefined;
  readonly onSettings: (table: Table, change: (now: TableSettings) => TableSettings) => void;
  /** Its first rows, if the page contains them; otherwise null. */
  readonly firstRows: readonly Row[] | null;
}

/** Concurrent requests for rows: dragging the scroll bar passes thousands of rows that need not load. */
const mostRequests = 2;

function firstView({ name, rows, columns }: Table, values: readonly Row[]): LiveView {
  const names = columns.map((column) => column.name);
  const request = { table: name, sort: [], filters: [], search: "", columns: names };
  return { request, rows, of: rows, blocks: new Map([[0, values]]), requested: new Set() };
}

export function useTable(engine: Engine, options: TableOptions) {
  const { hasFailed, table, firstRows, onSettings } = options;
  const settings = useMemo(() => settingsFor(table, options.settings), [table, options.settings]);
  const change = (to: (now: TableSettings) => TableSettings) => onSettings(table, to);
  const columns = useColumns(table, settings, change);
  const { sort, filters, search } = settings;

  const names = columns.shown.map(({ column }) => column.name);
  const asked = { table: table.name, sort, filters, search };
  // In the table's own order: moving a column does not change the request.
  const inOrder = table.columns.map(({ name }) => name).filter((name) => names.includes(name));
  const key = JSON.stringify({ ...asked, columns: inOrder });
  const [answer, setAnswer] = useState(() => ({
    key: "",
    live: firstRows && firstView(table, firstRows),
    fault: "",
  }));
  /** The visible rows. */
  const range = useRef({ from: 0, to: 0 });
  useEffect(() => {
    if (hasFailed) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const request = JSON.parse(key) as ViewRequest;
    const ask = async () => {
      const { from } = range.current;
      const size = blockSize(request);
      const found = await engine.window(request, from - (from % size), size, signal);
      if (found === null || signal.aborted) return;
      const blocks = new Map([[found.from, found.block]]);
      setAnswer({ key, live: { ...found, request, blocks, requested: new Set() }, fault: "" });
    };
    ask().catch((error: unknown) => {
      const fault = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) setAnswer((before) => ({ ...before, key, fault }));
    });
    return () => controller.abort();
  }, [engine, key, hasFailed]);

  const { live } = answer;
  // The rows in the page are an example: the engine has not been asked yet.
  const isExample = answer.key === "";
  /** Loads a range of rows. */
  const load = useCallback(
    (from: number, to: number) => {
      range.current = { from, to };
      if (live === null || isExample) return;
      const { request, rows, blocks, requested } = live;
      const size = blockSize(request);
      let begin = from - (from % size);
      while (begin < to && (blocks.has(begin) || requested.has(begin))) begin += size;
      if (begin >= Math.min(to, rows) || requested.size >= mostRequests) return;
      requested.add(begin);
      const put = (found: ViewWindow | null) =>
        setAnswer((now) => {
          if (found === null || now.live?.request !== request) return now;
          const newest = [...now.live.blocks, [begin, found.block] as const].slice(-mostBlocks);
          return { ...now, live: { ...now.live, blocks: new Map(newest) } };
        });
      engine
        .window(request, begin, size)
        .finally(() => requested.delete(begin))
        // The next scroll requests them again; until then, they stay blank.
        .then(put, () => undefined);
    },
    [engine, live, isExample],
  );

  return {
    /** Its columns, and all of its settings. */
    columns,
    setFilters: (next: readonly Filter[]) => change((now) => ({ ...now, filters: next })),
    setSearch: (next: string) => change((now) => ({ ...now, search: next })),
    /** The shown rows and columns, in visible order, as for an export. */
    request: { ...asked, columns: names },
    /** The latest answer stays until the next one arrives; null before the first. */
    live,
    /** Whether the request is still waiting for its answer. */
    isWorking: answer.key !== key,
    /** What went wrong with the last request; empty if nothing did. */
    fault: hasFailed ? "" : answer.fault,
    load,
  };
}

export type TableState = ReturnType<typeof useTable>;
