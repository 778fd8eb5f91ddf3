/**
 * What the tables and columns of the sample shop mean. src/live/engine/shop/tables.ts defines them: each has its words
 * here, and nothing else does.
 */
import { datasetTables, type DatasetTable, type TableName } from "./tables.ts";
import { each, object, text } from "#content/fields.ts";

const tableWords = ({ name, columns }: DatasetTable) =>
  object({
    about: text(160, `what a row of ${name} is, in one sentence`),
    columns: each(
      columns.map((column) => column.name),
      (column) => text(110, `what ${name}.${column} holds`),
    ),
  });

export const dataset = object({
  shop: object({
    name: text(40, "the sample shop's name"),
    about: text(240, "what the shop sells, and what period the data covers"),
  }),
  tables: object(
    Object.fromEntries(datasetTables.map((table) => [table.name, tableWords(table)])) as Record<
      TableName,
      ReturnType<typeof tableWords>
    >,
  ),
});
