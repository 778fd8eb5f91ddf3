/** What the editor proposes while a name is being typed: the real tables and their columns, with what they hold. */
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { sql, SQLDialect, SQLite, type SQLNamespace } from "@codemirror/lang-sql";
import { clausesOf } from "#lib/sql/clauses.ts";
import { inkedWords } from "#lib/sql/colors.ts";
import { statementsOf } from "#lib/sql/statements.ts";
import type { ColumnKind } from "#lib/tables/kinds.ts";
import type { Table } from "#live/shared/engine/types.ts";

export interface Told {
  /** What a kind of column is called. */
  readonly kinds: Readonly<Record<ColumnKind, string>>;
  /** How many rows a table has, in words. */
  readonly rows: (table: Table) => string;
  /** What a column means; empty where nobody has said. */
  readonly meaning: (table: string, column: string) => string;
}

const dialect = SQLDialect.define({ ...SQLite.spec, keywords: inkedWords.join(" "), types: "" });

function columnsOf(table: Table, { kinds, meaning }: Told): Completion[] {
  return table.columns.map(({ name, kind }) => {
    const info = meaning(table.name, name);
    return {
      label: name,
      type: "property",
      detail: kinds[kind],
      boost: 1,
      ...(info === "" ? {} : { info }),
    };
  });
}

/** Columns by their bare names, of the tables that the statement around the cursor reads. */
const bareColumns =
  (tables: readonly Table[], told: Told) =>
  (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/[\p{L}_][\p{L}\p{N}_]*/u);
    if (word === null || context.state.sliceDoc(word.from - 1, word.from) === ".") return null;
    const text = context.state.doc.toString();
    const around = statementsOf(text).find(({ from, to }) => from <= word.from && word.from <= to);
    const named = clausesOf(around?.sql ?? "")?.tables ?? [];
    const read = tables.filter(({ name }) =>
      named.some(({ table }) => table.toLowerCase() === name.toLowerCase()),
    );
    const options = read.flatMap((table) => columnsOf(table, told));
    return options.length === 0
      ? null
      : { from: word.from, options, validFor: /^[\p{L}\p{N}_]*$/u };
  };

/** The language with the schema that there is now. */
export function language(tables: readonly Table[], told: Told) {
  const schema: Record<string, SQLNamespace> = {};
  for (const table of tables)
    schema[table.name] = {
      self: { label: table.name, type: "table", detail: told.rows(table), boost: 2 },
      children: columnsOf(table, told),
    };
  const support = sql({ dialect, schema, upperCaseKeywords: true });
  return [support, support.language.data.of({ autocomplete: bareColumns(tables, told) })];
}
