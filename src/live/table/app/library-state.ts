/** Between the settings, which name columns as the table does, and the state of TanStack Table, which numbers them. Pure. */
import type { TableColumn } from "#live/engine/tables/kinds.ts";
import type { TableSettings } from "../settings.ts";

export interface Ids {
  readonly id: (name: string) => string;
  readonly column: (id: string) => TableColumn | undefined;
}

export function idsOf(columns: readonly TableColumn[]): Ids {
  const byName = new Map(columns.map(({ name }, i) => [name, `c${String(i)}`]));
  return {
    id: (name) => byName.get(name) ?? "",
    column: (id) => columns[Number(id.slice(1))],
  };
}

export interface LibraryState {
  sorting: { id: string; desc: boolean }[];
  columnOrder: string[];
  columnVisibility: Record<string, boolean>;
  columnPinning: { start: string[]; end: string[] };
  columnSizing: Record<string, number>;
}

export const libraryState = (settings: TableSettings, { id }: Ids): LibraryState => ({
  sorting: settings.sort.map(({ column, direction }) => ({
    id: id(column),
    desc: direction === "descending",
  })),
  columnOrder: settings.order.map(id),
  columnVisibility: Object.fromEntries(settings.hidden.map((name) => [id(name), false])),
  columnPinning: { start: settings.pinned.map(id), end: [] },
  columnSizing: Object.fromEntries(settings.widths.map(([name, width]) => [id(name), width])),
});

/** @param columns all that the table has */
export function settingsOf(
  state: LibraryState,
  columns: readonly TableColumn[],
  { id, column }: Ids,
): Omit<TableSettings, "filters" | "search"> {
  const nameOf = (each: string) => column(each)?.name ?? "";
  return {
    sort: state.sorting.map((key) => ({
      column: nameOf(key.id),
      direction: key.desc ? "descending" : "ascending",
    })),
    order: state.columnOrder.map(nameOf),
    hidden: columns
      .filter(({ name }) => state.columnVisibility[id(name)] === false)
      .map(({ name }) => name),
    pinned: state.columnPinning.start.map(nameOf),
    widths: Object.entries(state.columnSizing).map(([each, width]) => [nameOf(each), width]),
  };
}
