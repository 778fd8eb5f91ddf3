import datasetWords from "virtual:words/dataset";

const tables: Readonly<
  Record<string, { readonly columns: Readonly<Record<string, string>> } | undefined>
> = datasetWords.tables;

/** @returns the meaning of a sample shop column; empty for a column without a description */
export const meaningOf = (table: string, column: string): string =>
  tables[table]?.columns[column] ?? "";
