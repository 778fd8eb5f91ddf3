/** The rows themselves: always the same, complete, and of the kinds that the tables name. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { ColumnKind } from "#live/engine/tables/kinds.ts";
import { fontCharacters } from "#lib/text/font-characters.ts";
import { generate } from "./generate.ts";
import type { DatasetValue } from "./shop.ts";
import { datasetTables, type TableName, tableNames } from "./tables.ts";

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
   * Queries that visitors share, texts and pictures of results rest on these rows. Whoever changes them on purpose
   * puts the value here that this test then reports, and reads the findings below again.
   */
  it("are these, on every machine", () => {
    expect(fingerprint(rows)).toBe(
      "61c82bbd723ea273542845a05aa7ecbefa419c660f78d05b75a9b710820d7780",
    );
  });

  it("are as many as a shop of this size has", () => {
    const count = (table: TableName) => rows[table].length;
    expect(count("orders")).toBe(50_000);
    expect(count("customers")).toBe(12_000);
    expect(count("products")).toBe(48);
    expect(count("subscriptions")).toBeGreaterThan(8_500);
    expect(count("subscriptions")).toBeLessThan(9_500);
    const all = tableNames.reduce((sum, table) => sum + count(table), 0);
    expect(all).toBeGreaterThan(200_000);
    expect(all).toBeLessThan(300_000);
  });
});

const fits: Readonly<Record<ColumnKind, (value: DatasetValue) => boolean>> = {
  text: (value) => typeof value === "string" && value.trim() === value && value !== "",
  integer: Number.isInteger,
  real: Number.isFinite,
  money: (value) => typeof value === "number" && value >= 0 && Number(value.toFixed(2)) === value,
  date: (value) =>
    typeof value === "string" && new Date(`${value}T00:00:00Z`).toJSON().startsWith(value),
  datetime: (value) =>
    typeof value === "string" &&
    new Date(`${value.replace(" ", "T")}Z`).toJSON() === `${value.replace(" ", "T")}.000Z`,
  boolean: (value) => value === 0 || value === 1,
};

describe.each(datasetTables)("$name", ({ name, columns }) => {
  it("has a value of its kind in each column, and null where that is allowed alone", () => {
    expect(rows[name].find((row) => row.length !== columns.length)).toBeUndefined();
    columns.forEach(({ name: column, kind, nullable }, i) => {
      const wrong = rows[name].find((row) => {
        const value = row[i] ?? null;
        return value === null ? !nullable : !fits[kind](value);
      });
      expect({ column, wrong }).toEqual({ column, wrong: undefined });
      if (nullable) {
        expect(rows[name].some((row) => row[i] === null)).toBe(true);
        expect(rows[name].some((row) => row[i] !== null)).toBe(true);
      }
    });
  });
});

/** Every text that stands anywhere, once. */
const texts = () =>
  new Set(
    tableNames.flatMap((table) => rows[table].flat()).filter((value) => typeof value === "string"),
  );

describe("the texts", () => {
  it("can be set with the site's fonts", () => {
    const known = new Set(fontCharacters);
    const odd = new Set(
      [...texts()].flatMap((text) => [...text]).filter((char) => !known.has(char)),
    );
    expect([...odd]).toEqual([]);
  });

  it("name no domain that somebody could own", () => {
    const domains = [...texts()].filter((text) => /@|\b[\w-]+\.[a-z]{2,}\b/.test(text));
    expect(domains.length).toBeGreaterThan(10_000);
    expect(domains.filter((text) => !text.endsWith(".example"))).toEqual([]);
  });

  it("hold no phone number and no link", () => {
    expect(
      [...texts()].filter(
        (text) => /https?:|\+?\d[\d ()-]{8,}\d(?!\d* )/.test(text) && !/^\d{4}-/.test(text),
      ),
    ).toEqual([]);
  });
});

describe("progress", () => {
  it("is told now and then, grows, and ends at 1", () => {
    const shares: number[] = [];
    generate(
      () => () => undefined,
      (share) => shares.push(share),
    );
    expect(shares.length).toBeGreaterThan(20);
    expect(shares.length).toBeLessThan(100);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
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
