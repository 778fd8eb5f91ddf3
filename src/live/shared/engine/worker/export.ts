import type { ExportFormat } from "#lib/tables/kinds.ts";
import type { ExportFile, Table, ViewRequest } from "../types.ts";
import type { Sqlite } from "./sqlite.ts";

export function exportTable(
  _sqlite: Sqlite,
  _table: Table,
  _request: ViewRequest,
  _scope: "shown" | "all",
  _format: ExportFormat,
): ExportFile {
  throw new Error("the writing of files is on its way");
}
