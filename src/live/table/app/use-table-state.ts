/** How one table is looked at, and what the engine answers to that. */
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Engine, Filter, Table, ViewRequest } from "#live/engine/client/types.ts";
import { settingsAtFirst, type TableSettings } from "../settings.ts";
import { type ColumnState, useColumns } from "./use-columns.ts";
import { useView, type ViewState } from "./use-view.ts";

export interface TableState extends ViewState {
  readonly columns: ColumnState;
  readonly filters: readonly Filter[];
  readonly setFilters: (filters: readonly Filter[]) => void;
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** What is shown, with the columns in the order in which they show: what a file of it holds. */
  readonly request: ViewRequest;
  /** The first row that is seen. */
  readonly at: RefObject<number>;
}

interface TableStateOptions {
  /** Names its view to the engine. */
  readonly slot: string;
  readonly table: Table;
  /** How it was left, or what was asked for before it was live. */
  readonly first: TableSettings;
  /** Told how it is looked at, whenever that changes. */
  readonly onSettings: (table: string, settings: TableSettings) => void;
}

export function useTableState(
  engine: Engine,
  { slot, table, first, onSettings }: TableStateOptions,
): TableState {
  const at = useRef(0);
  const start = useMemo(() => settingsAtFirst(table.name, table.columns), [table]);
  const columns = useColumns(table, first, start);
  const [filters, setFilters] = useState<readonly Filter[]>(first.filters);
  const [search, setSearch] = useState(first.search);

  const { settings, shown } = columns;
  const names = shown.map(({ column }) => column.name);
  const asked = { table: table.name, sort: settings.sort, filters, search };
  const view = useView(
    engine,
    slot,
    // In the table's own order: to move a column is no other question.
    {
      ...asked,
      columns: table.columns.map(({ name }) => name).filter((name) => names.includes(name)),
    },
    at,
  );

  const kept = JSON.stringify({ ...settings, filters, search });
  useEffect(() => {
    onSettings(table.name, JSON.parse(kept) as TableSettings);
  }, [kept, onSettings, table.name]);

  return {
    ...view,
    columns,
    filters,
    setFilters,
    search,
    setSearch,
    request: { ...asked, columns: names },
    at,
  };
}
