import { describe, expect, it } from "vitest";
import { seededRandom } from "#lib/random/seeded-random.ts";
import type { Cell, Column, ColumnKind, Row } from "../tables.ts";
import { csvLines, isFormula, jsonLines, newCounts } from "./write.ts";
import { readRows, surveyCsv, type CsvValue } from "./read.ts";

const column = (name: string, kind: ColumnKind = "text"): Column => ({ name, kind });

function csv(columns: readonly Column[], rows: Iterable<Row>) {
  const counts = newCounts();
  const text = [...csvLines(columns, rows, counts)].join("");
  return { text, lines: text.slice(1).split("\r\n"), counts };
}

describe("CSV", () => {
  it("has a byte order mark, names, and lines that end in CR LF", () => {
    const { text, counts } = csv([column("a"), column("b")], [["x", "y"]]);
    expect(text).toBe("\ufeffa,b\r\nx,y\r\n");
    expect(counts).toEqual({ rows: 1, neutralized: 0 });
  });

  it.each<[Cell, ColumnKind, string]>([
    [null, "text", ""],
    ["", "text", '""'],
    ["plain text", "text", "plain text"],
    ['say "hi"', "text", '"say ""hi"""'],
    ["a,b", "text", '"a,b"'],
    ["two\r\nlines", "text", '"two\r\nlines"'],
    [" edge", "text", '" edge"'],
    [-5, "integer", "-5"],
    [1e-7, "real", "1e-7"],
    [1234.5, "money", "1234.50"],
    [0.125, "money", "0.125"],
    [1, "boolean", "true"],
    [2, "boolean", "2"],
    ["2024-01-31", "date", "2024-01-31"],
  ])("writes %o of kind %s as %s", (cell, kind, field) => {
    expect(csv([column("x", kind), column("y")], [[cell, null]]).text).toBe(
      `\ufeffx,y\r\n${field},\r\n`,
    );
  });
});

describe("formulas", () => {
  it.each([
    "=1+1",
    '=HYPERLINK("http://example.com","x")',
    "-1+1",
    "@SUM(A1)",
    "\t=1",
    "\u00a0=1",
    "\n=1",
    "＝1+1",
    "＠SUM(A1)",
    "　＝1",
    "-2+3+cmd|' /C calc'!A0",
    "+1-555-0100",
  ])("made harmless: %j", (text) => {
    const { text: written, counts } = csv([column("x"), column("y")], [["a", text]]);
    expect(counts.neutralized).toBe(1);
    const field = written.slice(written.indexOf("\r\n") + 4).replace(/^"|"?\r\n$/g, "");
    expect(field.startsWith(`'${text[0] ?? ""}`)).toBe(true);
  });

  it.each(["-5", "+15550100", "-1,234.50", "-", "a=b", "5-3", "mail@example.com", "'=1", "–5", ""])(
    "left as it is: %j",
    (text) => {
      expect(csv([column("x"), column("y")], [[text, null]]).counts.neutralized).toBe(0);
    },
  );

  it("in names are made harmless and counted, too", () => {
    const { lines, counts } = csv([column("=1+1"), column("@a,b")], [["=2", "x"]]);
    expect(lines).toEqual(["'=1+1,\"'@a,b\"", "'=2,x", ""]);
    expect(counts.neutralized).toBe(3);
  });
});

describe("JSON", () => {
  const json = (columns: readonly Column[], rows: Iterable<Row>): unknown =>
    JSON.parse([...jsonLines(columns, rows, newCounts())].join(""));

  it("is an array of objects", () => {
    const columns = [column("id", "integer"), column("name"), column("paid", "boolean")];
    expect(
      json(columns, [
        [1, 'A "b"\n', 1],
        [2, null, null],
      ]),
    ).toEqual([
      { id: 1, name: 'A "b"\n', paid: true },
      { id: 2, name: null, paid: null },
    ]);
  });

  it("keeps all columns of the same name", () => {
    const columns = ["id", "id", "id_2", "__proto__", ""].map((name) => column(name));
    expect(Object.entries((json(columns, [[1, 2, 3, 4, 5]]) as [object])[0])).toEqual([
      ["id", 1],
      ["id_3", 2],
      ["id_2", 3],
      ["__proto__", 4],
      ["", 5],
    ]);
  });
});

describe("written files read back the same", () => {
  type Next = () => number;
  const pick = <T>(next: Next, list: readonly T[]): T =>
    list[Math.floor(next() * list.length)] as T;
  const between = (next: Next, low: number, high: number) =>
    Math.floor(low + next() * (high - low + 1));

  const letters = [..."abz 09,;|\t\"'\r\n=+-@.$é“€東🌱＝\u00a0/"];
  const someText = (next: Next) =>
    Array.from({ length: between(next, 0, 12) }, () => pick(next, letters)).join("");
  const someDay = (next: Next) =>
    new Date(Date.UTC(between(next, 1900, 2100), 0, between(next, 1, 365)));

  /** A value of each kind; the first one in a column fits no narrower kind. */
  const makers: Record<ColumnKind, (next: Next, isFirst: boolean) => CsvValue> = {
    text: (next, isFirst) => (isFirst ? "x, “y”" : someText(next)),
    integer: (next, isFirst) => (isFirst ? 2 ** 53 - 1 : between(next, -1e6, 1e6)),
    real: (next, isFirst) => (isFirst ? 0.1 : (next() - 0.5) * 10 ** between(next, -30, 15)),
    money: (next, isFirst) => (isFirst ? 0.5 : between(next, -1e6, 1e6) / 100),
    date: (next) => someDay(next).toISOString().slice(0, 10),
    datetime: (next) => someDay(next).toISOString().slice(0, 19).replace("T", " "),
    boolean: (next) => between(next, 0, 1),
  };
  const kinds = Object.keys(makers) as ColumnKind[];

  function table(seed: string) {
    const next = seededRandom(seed);
    const columns = Array.from({ length: between(next, 1, 8) }, (_, i) =>
      column(i === 0 ? someText(next) : `${someText(next)} ${String(i)}`, pick(next, kinds)),
    );
    const rows = Array.from({ length: between(next, 1, 30) }, (_, r) =>
      columns.map(({ kind }) => (r > 0 && next() < 0.2 ? null : makers[kind](next, r === 0))),
    );
    return { columns, rows };
  }

  const asRead = (value: CsvValue): CsvValue => {
    if (value === "") return null;
    return typeof value === "string" && isFormula(value) ? `'${value}` : value;
  };

  it.each(Array.from({ length: 200 }, (_, i) => `table ${String(i)}`))("%s", async (seed) => {
    const { columns, rows } = table(seed);
    const source = new Blob([csv(columns, rows).text]);
    const survey = await surveyCsv(source, { header: true }, { piece: 997 });
    expect(survey.columns.map(({ header }) => header)).toEqual(
      columns.map(({ name }) => asRead(name) ?? ""),
    );
    // Amounts are written without a dollar sign, so that a spreadsheet can calculate with them.
    expect(survey.columns.map(({ kind }) => kind)).toEqual(
      columns.map(({ kind }) => (kind === "money" ? "real" : kind)),
    );
    const read: CsvValue[][] = [];
    await readRows(source, survey, (row) => read.push(row));
    expect(read).toEqual(rows.map((row) => row.map(asRead)));
    expect([survey.reading.encoding, survey.short, survey.long]).toEqual(["utf-8", 0, 0]);
  });
});
