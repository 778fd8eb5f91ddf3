/** The tables of a database as the diagram takes them. */
import type { TableColumn } from "#live/engine/tables/kinds.ts";
import type { DiagramTable } from "./kinds.ts";

export const diagramTables = (
  tables: readonly { readonly name: string; readonly columns: readonly TableColumn[] }[],
): DiagramTable[] =>
  tables.map(({ name, columns }) => ({
    name,
    references: columns.flatMap(({ name: column, references }) =>
      references === ""
        ? []
        : [{ column, table: references.slice(0, references.lastIndexOf(".")) }],
    ),
  }));
