/** One table's settings, the engine's answer to them, and the visible rows. */
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { Engine } from "#live/engine/client/engine.ts";
import type { Filter, Table, ViewRequest, ViewSize } from "#live/engine/client/types.ts";
import type { Row } from "#live/engine/tables.ts";
import { RowBlocks, rowsPerBlock } from "./row-blocks.ts";
import { settingsFor, type TableSettings } from "./settings.ts";
import { useColumns } from "./use-columns.ts";

/** An answered request, and its loaded rows. */
interface LiveView extends ViewSize {
  readonly request: ViewRequest;
  readonly blocks: RowBlocks;
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
  const blocks = new RowBlocks(rowsPerBlock(names.length));
  blocks.put(0, values);
  const request = { table: name, sort: [], filters: [], search: "", columns: names };
  return { request, rows, of: rows, blocks };
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
      const size = await engine.view(request, signal);
      if (size === null) return;
      const blocks = new RowBlocks(rowsPerBlock(request.columns.length));
      // A shorter view may end before the visible rows.
      const at = range.current.from < size.rows ? range.current.from : 0;
      const [begin = 0] = blocks.missing(at, at + 1);
      blocks.put(begin, await engine.window(request, begin, blocks.size));
      if (!signal.aborted) setAnswer({ key, live: { ...size, request, blocks }, fault: "" });
    };
    ask().catch((error: unknown) => {
      const fault = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) setAnswer((before) => ({ ...before, key, fault }));
    });
    return () => controller.abort();
  }, [engine, key, hasFailed]);

  const [version, came] = useReducer((count: number) => count + 1, 0);
  const { live } = answer;
  // The rows in the page are an example: the engine has not been asked yet.
  const isExample = answer.key === "";
  const load = useCallback(() => {
    if (live === null || isExample) return;
    const { request, blocks } = live;
    const { from, to } = range.current;
    for (const begin of blocks.missing(from, Math.min(to, live.rows))) {
      if (blocks.requested.size >= mostRequests || blocks.requested.has(begin)) continue;
      blocks.requested.add(begin);
      engine
        .window(request, begin, blocks.size)
        .then(
          (rows) => blocks.put(begin, rows),
          // The next scroll requests them again; until then, they stay blank.
          () => undefined,
        )
        .finally(() => {
          blocks.requested.delete(begin);
          came();
        });
    }
  }, [engine, live, isExample]);
  useEffect(load, [load, version]);

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
    /** Changes each time rows arrive. */
    version,
    /** Loads a range of rows. */
    load: useCallback(
      (from: number, to: number) => {
        range.current = { from, to };
        load();
      },
      [load],
    ),
  };
}

export type TableState = ReturnType<typeof useTable>;
