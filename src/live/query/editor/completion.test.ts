import { CompletionContext, type CompletionSource } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Table } from "#live/engine/client/types.ts";
import { meaningOf } from "../result-text.ts";
import { language } from "./completion.ts";

const table = (name: string, ...columns: string[]): Table => ({
  name,
  origin: "shop",
  rows: 1,
  file: "",
  columns: columns.map((column) => ({ name: column, kind: "text", key: false, references: "" })),
});
const tables = [table("orders", "id", "order_type"), table("affiliates", "id", "code")];

// CodeMirror parses for some milliseconds at a time. Here time stands still, so that a busy machine parses as much.
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

/** All completions at the bar. */
async function proposed(marked: string): Promise<Record<string, string>> {
  const at = marked.indexOf("|");
  const state = EditorState.create({
    doc: marked.replace("|", ""),
    extensions: [language(tables)],
  });
  const sources = state.languageDataAt<CompletionSource>("autocomplete", at);
  const results = await Promise.all(
    sources.map((source) => source(new CompletionContext(state, at, false))),
  );
  const options = results.flatMap((result) => result?.options ?? []);
  return Object.fromEntries(
    options.map(({ label, info, detail }) => [
      label,
      typeof info === "string" ? info : (detail ?? ""),
    ]),
  );
}

it("proposes the columns of the tables that the statement reads, and no others", async () => {
  const found = await proposed("SELECT 1; SELECT co| FROM affiliates");
  expect(found["code"]).toBe(meaningOf("affiliates", "code"));
  expect(found).not.toHaveProperty("order_type");
});

it("resolves an alias", async () => {
  const found = await proposed("SELECT o.or| FROM orders AS o");
  expect(found).toHaveProperty("order_type");
  expect(found).not.toHaveProperty("code");
});

it("resolves an alias in text that CodeMirror has not parsed yet", async () => {
  const before = "SELECT id FROM affiliates;\n".repeat(200);
  expect(await proposed(`${before}SELECT o.or| FROM orders AS o`)).toHaveProperty("order_type");
});

it.each([
  ["a name that is made up after AS", "SELECT count(*) AS n|\nFROM orders"],
  ["a table's finished name", "SELECT * FROM orders|"],
  ["a column's finished name", "SELECT order_type| FROM orders"],
])("proposes nothing for %s", async (_, marked) => {
  expect(await proposed(marked)).toEqual({});
});

it("proposes no commands of the sqlite3 shell", async () => {
  const found = Object.keys(await proposed("SELECT * FROM orders WHERE bai|"));
  expect(found).toContain("WHERE");
  for (const command of ["BAIL", "BACKUP", "CHANGES"]) expect(found).not.toContain(command);
});
