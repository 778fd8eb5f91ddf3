/** What the editor completes: the tables that exist, their columns, and the keywords of a query. */
import {
  type Completion,
  CompletionContext,
  type CompletionSource,
} from "@codemirror/autocomplete";
import {
  keywordCompletionSource,
  schemaCompletionSource,
  SQLDialect,
  SQLite,
  type SQLNamespace,
} from "@codemirror/lang-sql";
import { ensureSyntaxTree } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import words from "virtual:words/queryDemo";
import { clausesOf } from "#lib/sql/clauses.ts";
import { highlightedKeywords } from "#lib/sql/colors.ts";
import { statementsOf } from "#lib/sql/statements.ts";
import { tokensOf } from "#lib/sql/tokens.ts";
import type { Table } from "#live/engine/client/types.ts";
import { rowsInWords } from "#live/engine/result-text.ts";
import { meaningOf } from "../result-text.ts";

// CodeMirror's SQLite also has the commands of the sqlite3 shell, as "builtin".
const dialect = SQLDialect.define({
  ...SQLite.spec,
  keywords: highlightedKeywords.join(" "),
  types: "",
  builtin: "",
});
const keywords: ReadonlySet<string> = new Set(highlightedKeywords);

const columnsOf = (table: Table): Completion[] =>
  table.columns.map(({ name, kind }) => {
    const info = meaningOf(table.name, name);
    return {
      label: name,
      type: "property",
      detail: words.kinds[kind],
      boost: 1,
      ...(info === "" ? {} : { info }),
    };
  });

/** Unqualified columns of the tables that the statement around the cursor reads. */
const bareColumns =
  (tables: readonly Table[]): CompletionSource =>
  (context) => {
    const word = context.matchBefore(/[\p{L}_][\p{L}\p{N}_]*/u);
    if (word === null || context.state.sliceDoc(word.from - 1, word.from) === ".") return null;
    const text = context.state.doc.toString();
    const around = statementsOf(text).find(({ from, to }) => from <= word.from && word.from <= to);
    const named = clausesOf(around?.sql ?? "")?.tables ?? [];
    const read = tables.filter(({ name }) =>
      named.some(({ table }) => table.toLowerCase() === name.toLowerCase()),
    );
    const options = read.flatMap(columnsOf);
    return options.length === 0 ? null : { from: word.from, options };
  };

/** How long the completions may wait for the text to be parsed, in milliseconds; a very long text takes that long. */
const parseTime = 1000;

/** The context with its whole text parsed: CodeMirror parses in slices, and on a slow device typing is ahead of them. */
function withParsedText(context: CompletionContext): CompletionContext {
  const { state, pos, explicit, view } = context;
  ensureSyntaxTree(state, state.doc.length, parseTime);
  // A state keeps the tree that it began with.
  return new CompletionContext(state.update({}).state, pos, explicit, view);
}

/**
 * Asks a source, except after AS, where the visitor makes up a name, and for a finished word. The answer has no
 * `validFor`, so that every key asks again.
 */
const unfinished =
  (isFinished: (word: string) => boolean, source: CompletionSource): CompletionSource =>
  async (context) => {
    const word = context.matchBefore(/[\p{L}_][\p{L}\p{N}_]*/u);
    if (word !== null && isFinished(word.text.toLowerCase())) return null;
    const before = tokensOf(context.state.sliceDoc(0, word?.from ?? context.pos)).at(-1);
    if (before?.kind === "word" && before.text.toLowerCase() === "as") return null;
    const found = await source(withParsedText(context));
    return found && { from: found.from, options: found.options };
  };

export function language(tables: readonly Table[]) {
  const schema: Record<string, SQLNamespace> = {};
  for (const table of tables)
    schema[table.name] = {
      self: { label: table.name, type: "table", detail: rowsInWords(table.rows), boost: 2 },
      children: columnsOf(table),
    };
  const names = new Set(
    tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]),
  );
  const isName = (word: string) => names.has(word);
  const isWord = (word: string) => names.has(word) || keywords.has(word);
  // Not as the data of the language, which only holds where the text has been parsed.
  const complete = (isFinished: (word: string) => boolean, source: CompletionSource) => {
    const data = [{ autocomplete: unfinished(isFinished, source) }];
    return EditorState.languageData.of(() => data);
  };
  return [
    dialect.language,
    complete(isName, schemaCompletionSource({ dialect, schema })),
    complete(isName, bareColumns(tables)),
    complete(isWord, keywordCompletionSource(dialect, true)),
  ];
}
