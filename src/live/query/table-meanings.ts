import datasetWords from "virtual:words/dataset";

const tables: Readonly<
  Record<string, { readonly columns: Readonly<Record<string, string>> } | undefined>
> = datasetWords.tables;

/** @returns what a column of the sample shop means; empty for a column without a description */
export const meaningOf = (table: string, column: string): string =>
  tables[table]?.columns[column] ?? "";
