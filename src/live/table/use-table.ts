/** One table's settings, the engine's answer to them, and the visible rows. */
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import type { Engine, Filter, Table, View, ViewRequest } from "#live/engine/client/types.ts";
import type { Row } from "#live/engine/tables.ts";
import { RowBlocks, rowsPerBlock } from "./row-blocks.ts";
import type { TableSettings } from "./settings.ts";
import { type ColumnState, useColumns } from "./use-columns.ts";

/** An answered request, and its loaded rows. */
export interface LiveView {
  readonly view: View;
  readonly blocks: RowBlocks;
}

export interface TableState {
  /** Its columns, and all of its settings. */
  readonly columns: ColumnState;
  readonly setFilters: (filters: readonly Filter[]) => void;
  readonly setSearch: (search: string) => void;
  /** The shown rows and columns, in visible order, as for an export. */
  readonly request: ViewRequest;
  /** The latest answer stays until the next one arrives; null before the first. */
  readonly live: LiveView | null;
  /** Whether the request is still waiting for its answer. */
  readonly isWorking: boolean;
  /** What went wrong with the last request; empty if nothing did. */
  readonly fault: string;
  /** Changes each time rows arrive. */
  readonly version: number;
  /** Loads a range of rows. */
  readonly load: (from: number, to: number) => void;
}

interface TableOptions {
  /** Names its view to the engine. */
  readonly slot: string;
  /** The engine did not start, as the loading bar says: no requests until a retry. */
  readonly hasFailed: boolean;
  readonly table: Table;
  /** Its initial settings. */
  readonly first: TableSettings;
  /** Its settings from an earlier visit, once they have been read; null if there are none. */
  readonly saved: TableSettings | null;
  /** Its first rows, if the page contains them; otherwise null. */
  readonly firstRows: readonly Row[] | null;
  /** Called with its settings, whenever they change. */
  readonly onSettings: (table: string, settings: TableSettings) => void;
}

/** Concurrent requests for rows: dragging the scroll bar passes thousands of rows that need not load. */
const mostRequests = 2;

function firstView({ name, rows, columns }: Table, values: readonly Row[]): LiveView {
  const names = columns.map((column) => column.name);
  const blocks = new RowBlocks(rowsPerBlock(names.length));
  blocks.put(0, values);
  const request = { table: name, sort: [], filters: [], search: "", columns: names };
  return { view: { id: 0, slot: "", request, rows, of: rows, milliseconds: 0 }, blocks };
}

export function useTable(engine: Engine, options: TableOptions): TableState {
  const { slot, hasFailed, table, first, saved, firstRows, onSettings } = options;
  const [settings, setSettings] = useState(first);
  const columns = useColumns(table, settings, setSettings);
  const { sort, filters, search } = settings;

  /** If it is known at once, `first` already has it. */
  const applied = useRef(saved);
  useLayoutEffect(() => {
    if (saved === null || applied.current === saved) return;
    applied.current = saved;
    // What is in the search field stays.
    setSettings((now) => ({ ...saved, search: now.search }));
  }, [saved]);

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
  /** The first visible row. */
  const at = useRef(0);
  useEffect(() => {
    if (hasFailed) return undefined;
    let isCurrent = true;
    const request = JSON.parse(key) as ViewRequest;
    const ask = async () => {
      const view = await engine.view(slot, request);
      if (view === null || !isCurrent) return;
      const blocks = new RowBlocks(rowsPerBlock(request.columns.length));
      // A shorter view may end before the visible rows.
      const [begin = 0] = blocks.missing(at.current < view.rows ? at.current : 0, at.current + 1);
      blocks.put(begin, (await engine.window(view, begin, blocks.size)) ?? []);
      if (isCurrent) setAnswer({ key, live: { view, blocks }, fault: "" });
    };
    ask().catch((error: unknown) => {
      const fault = error instanceof Error ? error.message : String(error);
      if (isCurrent) setAnswer((before) => ({ ...before, key, fault }));
    });
    return () => {
      isCurrent = false;
    };
  }, [engine, slot, key, hasFailed]);

  const [version, came] = useReducer((count: number) => count + 1, 0);
  const { live } = answer;
  const range = useRef({ from: 0, to: 0 });
  const requests = useRef(new Set<string>());
  const load = useCallback(() => {
    // The rows in the page have no view.
    if (live === null || live.view.id === 0) return;
    const { view, blocks } = live;
    const { from, to } = range.current;
    for (const begin of blocks.missing(from, Math.min(to, view.rows))) {
      const name = `${String(view.id)} ${String(begin)}`;
      if (requests.current.size >= mostRequests || requests.current.has(name)) continue;
      requests.current.add(name);
      engine
        .window(view, begin, blocks.size)
        .then(
          (rows) => {
            if (rows !== null) blocks.put(begin, rows);
          },
          // The next scroll requests them again; until then, they stay blank.
          () => undefined,
        )
        .finally(() => {
          requests.current.delete(name);
          came();
        });
    }
  }, [engine, live]);
  useEffect(load, [load, version]);

  useEffect(() => onSettings(table.name, settings), [settings, onSettings, table.name]);

  return {
    columns,
    setFilters: (next) => setSettings((now) => ({ ...now, filters: next })),
    setSearch: (next) => setSettings((now) => ({ ...now, search: next })),
    request: { ...asked, columns: names },
    live,
    isWorking: answer.key !== key,
    fault: hasFailed ? "" : answer.fault,
    version,
    load: useCallback(
      (from, to) => {
        at.current = from;
        range.current = { from, to };
        load();
      },
      [load],
    ),
  };
}
