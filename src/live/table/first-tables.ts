/** The table before its engine is ready: the sample shop's first rows, made the engine's way, during the build. */
import type { Table } from "#live/engine/client/types.ts";
import { generate } from "#live/engine/shop/generate.ts";
import { datasetTables } from "#live/engine/shop/tables.ts";
import type { Row } from "#live/engine/tables.ts";
import { openAtFirst } from "./settings.ts";

/** The number of rows for readers without script, more than the frame shows. */
const rowCount = 12;

/**
 * @returns the tables that are open at first, and the first rows of the first one with the values of all its columns
 * @throws Error if the sample shop lacks one of them
 */
export function firstTables(): {
  readonly tables: readonly Table[];
  readonly rows: readonly Row[];
} {
  const rows: Row[] = [];
  const counts = new Map<string, number>();
  generate((name) => (row) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (name === openAtFirst[0] && rows.length < rowCount) rows.push(row);
  });
  const tables = openAtFirst.map((name): Table => {
    const table = datasetTables.find((each) => each.name === name);
    if (table === undefined) throw new Error(`the sample shop has no table "${name}"`);
    const { columns } = table;
    return { name, origin: "shop", rows: counts.get(name) ?? 0, columns, file: "" };
  });
  return { tables, rows };
}
