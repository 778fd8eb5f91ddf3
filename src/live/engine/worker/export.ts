/** Tables as files for the visitor. */
import { newCounts, writers } from "#live/engine/csv/write.ts";
import type { ExportFormat } from "#live/engine/tables/kinds.ts";
import type { ExportFile, Table, ViewRequest } from "../client/types.ts";
import { pauses } from "#live/engine/pauses.ts";
import type { Sqlite } from "./sqlite.ts";
import { rowNumbers, rowsAt, stretch } from "./views.ts";

/** @param scope the rows and columns that the view shows, in its order; or the whole table as it stands */
export async function exportTable(
  sqlite: Sqlite,
  table: Table,
  request: ViewRequest,
  scope: "shown" | "all",
  format: ExportFormat,
): Promise<ExportFile> {
  const isAll = scope === "all";
  const shown = request.columns.flatMap((name) =>
    table.columns.filter((each) => each.name === name),
  );
  const columns = isAll ? table.columns : shown;
  const numbers = isAll ? null : rowNumbers(sqlite, table, request);
  const names = columns.map(({ name }) => name);
  const rows = rowsAt(
    sqlite,
    table.name,
    names,
    stretch(numbers, 0, numbers?.length ?? table.rows),
  );
  const { lines, type } = writers[format];
  const counts = newCounts();
  const pause = pauses();
  const pieces: string[] = [];
  for (const piece of lines(columns, rows, counts)) {
    pieces.push(piece);
    await pause();
  }
  const { neutralized } = counts;
  return { blob: new Blob(pieces, { type }), rows: counts.rows, neutralized };
}
