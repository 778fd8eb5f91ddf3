/**
 * What the tables and columns of the sample shop mean. src/live/engine/shop/tables.ts defines them: each has its words
 * here, and nothing else does.
 */
import { datasetTables, type TableName, tableNames } from "./tables.ts";
import { each, object, text } from "#content/fields.ts";

const tableWords = (table: TableName) => {
  const { columns = [] } = datasetTables.find(({ name }) => name === table) ?? {};
  const names = columns.map(({ name }) => name);
  return object({
    about: text(160, `what a row of ${table} is, in one sentence`),
    columns: each(names, (column) => text(110, `what ${table}.${column} holds`)),
  });
};

export const dataset = object({
  shop: object({
    name: text(40, "the sample shop's name"),
    about: text(240, "what the shop sells, and what period the data covers"),
  }),
  tables: each(tableNames, tableWords),
});
