/** The rows themselves: always the same, complete, and of the kinds that the tables declare. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { type DatasetValue, generate } from "./generate.ts";
import { type TableName, tableNames } from "./tables.ts";

type Rows = Readonly<Record<TableName, (readonly DatasetValue[])[]>>;

function collect(): Rows {
  const rows = Object.fromEntries(tableNames.map((table) => [table, []])) as unknown as Rows;
  generate((table) => (row) => rows[table].push(row));
  return rows;
}

function fingerprint(rows: Rows): string {
  const hash = createHash("sha256");
  for (const table of tableNames) {
    for (const row of rows[table]) hash.update(`${JSON.stringify(row)}\n`);
  }
  return hash.digest("hex");
}

let rows: Rows;
beforeAll(() => {
  rows = collect();
});

describe("the rows", () => {
  /**
   * Queries that visitors share, texts and pictures of results depend on these rows. If you change them on purpose, put
   * the value that this test reports here, and reread the findings below.
   */
  it("are these, on every machine", () => {
    expect(fingerprint(rows)).toBe(
      "61c82bbd723ea273542845a05aa7ecbefa419c660f78d05b75a9b710820d7780",
    );
  });
});

/** Every text in any table, once. */
const texts = () =>
  new Set(
    tableNames.flatMap((table) => rows[table].flat()).filter((value) => typeof value === "string"),
  );

it("name no domain that anyone could own", () => {
  const domains = [...texts()].filter((text) => /@|\b[\w-]+\.[a-z]{2,}\b/.test(text));
  expect(domains.length).toBeGreaterThan(10_000);
  expect(domains.filter((text) => !text.endsWith(".example"))).toEqual([]);
});

describe("the code", () => {
  const folder = new URL("./", import.meta.url);
  const sources = readdirSync(folder).filter((file) => !file.includes(".test."));

  it.each(sources)(
    "%s uses nothing whose result depends on the engine, the place or the time",
    (file) => {
      const source = readFileSync(new URL(file, folder), "utf8");
      const used = source.match(
        /\bMath\.(?!floor\b|min\b|max\b|imul\b)\w+|\bIntl\b|\bDate\b|\bto?Locale\w*|\bperformance\b|\bcrypto\b|\w \*\* \w/g,
      );
      expect(used).toBeNull();
    },
  );
});
