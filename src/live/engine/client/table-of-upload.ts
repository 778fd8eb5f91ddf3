import { plainColumns } from "#live/engine/tables/declare.ts";
import type { Upload } from "./protocol.ts";
import type { Table } from "./types.ts";

/** The table that a visitor's file is, or will be when it is asked for. */
export const tableOfUpload = ({ name, fileName, survey }: Upload): Table => ({
  name,
  origin: "visitor",
  rows: survey.rows,
  columns: plainColumns(survey.columns),
  file: fileName,
});
