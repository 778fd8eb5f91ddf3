/** One table's settings, the engine's answer to them, and the visible rows. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Engine } from "#live/engine/client/engine.ts";
import type { Filter, Table, ViewRequest, ViewWindow } from "#live/engine/client/types.ts";
import type { Row } from "#live/engine/tables.ts";
import { settingsFor, type TableSettings } from "./settings.ts";
import { useColumns } from "./use-columns.ts";

/** Rows per request: about ten screens. */
const blockSize = 200;

/** @returns where a block begins that has a row near its start */
const blockAround = (row: number): number => Math.max(0, row - blockSize / 4);

/** An answered request, and its loaded rows: those in view and some around them. */
interface LiveView extends ViewWindow {
  readonly request: ViewRequest;
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

function firstView({ name, rows, columns }: Table, block: readonly Row[]): LiveView {
  const names = columns.map((column) => column.name);
  const request = { table: name, sort: [], filters: [], search: "", columns: names };
  return { request, rows, of: rows, from: 0, block };
}

export function useTable(engine: Engine, options: TableOptions) {
  const { hasFailed, table, firstRows, onSettings } = options;
  const settings = useMemo(() => settingsFor(table, options.settings), [table, options.settings]);
  const change = (to: (now: TableSettings) => TableSettings) => onSettings(table, to);
  const columns = useColumns(table, settings, change);
  const { sort, filters, search } = settings;

  const names = columns.shown.map(({ name }) => name);
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
  const top = useRef(0);
  /** One request for rows at a time: dragging the scroll bar passes thousands that need not load. */
  const loading = useRef<ViewRequest | null>(null);
  useEffect(() => {
    if (hasFailed) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const request = JSON.parse(key) as ViewRequest;
    const ask = async () => {
      const found = await engine.window(request, blockAround(top.current), blockSize, signal);
      if (found !== null && !signal.aborted)
        setAnswer({ key, live: { ...found, request }, fault: "" });
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
  const load = useCallback(
    (from: number, to: number) => {
      top.current = from;
      if (live === null || isExample || loading.current === live.request) return;
      const { request, rows, block } = live;
      if (from >= live.from && Math.min(to, rows) <= live.from + block.length) return;
      loading.current = request;
      engine
        .window(request, blockAround(from), blockSize)
        .finally(() => (loading.current = null))
        .then(
          (found) =>
            setAnswer((now) =>
              found && now.live?.request === request
                ? { ...now, live: { ...found, request } }
                : now,
            ),
          // The next scroll requests them again; until then, they stay blank.
          () => undefined,
        );
    },
    [engine, live, isExample],
  );

  return {
    engine,
    table,
    columns,
    setFilters: (next: readonly Filter[]) => change((now) => ({ ...now, filters: next })),
    setSearch: (next: string) => change((now) => ({ ...now, search: next })),
    /** The shown rows and columns, in visible order, as for an export. */
    request: { ...asked, columns: names },
    /** The latest answer stays until the next one arrives; null before the first. */
    live,
    /** Whether the request is still waiting for its answer. */
    isWorking: answer.key !== key,
    fault: hasFailed ? "" : answer.fault,
    load,
  };
}

export type TableState = ReturnType<typeof useTable>;
