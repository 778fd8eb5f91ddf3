/** What the table shows before it is touched: the sample shop's first orders, made as the engine makes them. Build time. */
import { generate, orderCount } from "#live/engine/shop/generate.ts";
import { datasetTables } from "#live/engine/shop/tables.ts";
import type { Row, TableColumn } from "#live/engine/tables/kinds.ts";
import { columnsAtFirst, openAtFirst } from "./presets.ts";

/** As many as a reader without script gets, and more than the frame shows. */
const rowCount = 12;
/** As many as the widest frame shows; the others are to its right once it is live. */
const columnCount = 9;

interface FirstOrders {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly Row[];
  readonly total: number;
}

/**
 * @returns the columns that show at first, and the first rows with their values
 * @throws Error where the sample shop has no such table
 */
export function firstOrders(): FirstOrders {
  const [name] = openAtFirst;
  const table = datasetTables.find((each) => each.name === name);
  if (table === undefined) throw new Error(`the sample shop has no table "${name}"`);
  const rows: Row[] = [];
  generate((of) => (row) => {
    if (of === name && rows.length < rowCount) rows.push(row);
  });
  const columns = columnsAtFirst(name, table.columns).slice(0, columnCount);
  const places = columns.map((column) => table.columns.indexOf(column));
  return {
    columns,
    rows: rows.map((row) => places.map((place) => row[place] ?? null)),
    total: orderCount,
  };
}
