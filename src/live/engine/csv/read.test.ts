import { describe, expect, it } from "vitest";
import { seededRandom } from "#lib/random/seeded-random.ts";
import type { CsvChoices } from "../tables.ts";
import { encode } from "./bytes.fixture.ts";
import type { CsvError } from "./parser.ts";
import { readRows, surveyCsv, type CsvValue } from "./read.ts";

const fileOf = (content: Uint8Array<ArrayBuffer> | string) => new Blob([content]);

/** Reads a whole file, in pieces of this many bytes. */
async function read(file: Blob, choices: CsvChoices = {}, piece = 1000) {
  const survey = await surveyCsv(file, choices, { piece });
  const rows: CsvValue[][] = [];
  await readRows(file, survey, (row) => rows.push(row), { piece });
  expect(rows.length).toBe(survey.rows);
  const columns = survey.columns.map(({ name, kind }) => `${name} ${kind}`).join(", ");
  const { encoding, delimiter, header } = survey.reading;
  return { columns, rows, short: survey.short, long: survey.long, encoding, delimiter, header };
}

const table =
  'Order ID,Placed on,Total,Paid,Note\r\n1,2024-01-31,"$1,234.50",yes,“fine” – 5 €\r\n2,2024-02-01,$5,no,"two\r\nlines"\r\n';
const tableRead = {
  columns: "order_id integer, placed_on date, total money, paid boolean, note text",
  rows: [
    [1, "2024-01-31", 1234.5, 1, "“fine” – 5 €"],
    [2, "2024-02-01", 5, 0, "two\r\nlines"],
  ],
  short: 0,
  long: 0,
  delimiter: ",",
  header: true,
};

it.each([
  ["a;b\n1,50;1\n2,75;2\n2.000,00;3\n-0,5;4\n", [2, undefined]],
  ["a,b,c\n1.5,1e-3,x\n20,2.5,y\n3.125,1,z\n", [3, 3, undefined]],
  ["a,b\n1.00000000001,$1.5\n2,$2\n", [6, undefined]],
])("counts the places behind the point of %j", async (text, decimals) => {
  const survey = await surveyCsv(fileOf(text));
  expect(survey.columns.map((column) => column.decimals)).toEqual(decimals);
});

it("reads a column as the visitor says, and leaves other values unchanged", async () => {
  const text =
    "zip,paid,day,note,net\n01234,1,1/2/2024,5,n/a\n02345,0,2024-03-01,x,$7.50\n9,7,soon,,two\n";
  const kinds = ["text", "boolean", "date", "text", "money"] as const;
  expect(await read(fileOf(text), { kinds })).toMatchObject({
    columns: "zip text, paid boolean, day date, note text, net money",
    rows: [
      ["01234", 1, "2024-01-02", "5", null],
      ["02345", 0, "2024-03-01", "x", 7.5],
      ["9", "7", "soon", null, "two"],
    ],
  });
});

it("reports which columns have times with an offset, unless they stay text", async () => {
  const source = fileOf("at,utc\n2024-01-01T00:30:00+02:00,2024-01-01T00:30:00Z\n");
  const offsets = async (choices: CsvChoices) => {
    const survey = await surveyCsv(source, choices);
    return survey.columns.map(({ hasOffsets }) => hasOffsets);
  };
  expect(await offsets({})).toEqual([true, false]);
  expect(await offsets({ kinds: ["text"] })).toEqual([false, false]);
});

describe("a file", () => {
  it.each(["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const)(
    "in %s is read alike, cut at every byte",
    async (encoding) => {
      const bytes = encode(`${encoding.startsWith("utf-16") ? "\ufeff" : ""}${table}`, encoding);
      for (let size = 1; size <= bytes.length; size = size < 9 ? size + 1 : size * 2) {
        expect(await read(fileOf(bytes), {}, size)).toEqual({ ...tableRead, encoding });
      }
    },
  );

  it("whose encoding shows late is read again in Windows-1252", async () => {
    const text = "id,name\n" + "1,plain\n".repeat(40_000) + "2,Zoë’s\n";
    const survey = await surveyCsv(fileOf(encode(text, "windows-1252")));
    expect(survey).toMatchObject({ rows: 40_001, reading: { encoding: "windows-1252" } });
  });
});

describe("ragged rows", () => {
  it("are filled, or get columns of their own, and are counted", async () => {
    expect(await read(fileOf("a,b,c\n1,2,3\n4,5\n6\n7,8,9,10\n11,12,13,,x\n"))).toMatchObject({
      columns: "a integer, b integer, c integer, column_4 integer, column_5 text",
      rows: [
        [1, 2, 3, null, null],
        [4, 5, null, null, null],
        [6, null, null, null, null],
        [7, 8, 9, 10, null],
        [11, 12, 13, null, "x"],
      ],
      short: 2,
      long: 2,
    });
  });
});

describe("what cannot be read", () => {
  it.each([
    ["empty", "", { kind: "empty", detail: "", line: 0 }],
    ["binary", "%PDF-1.7\n", { kind: "binary", detail: "pdf", line: 0 }],
    ["an open quote", 'a,b\n1,"x\n2,y\n', { kind: "unclosed-quote", detail: "", line: 2 }],
    [
      "10,000 columns",
      Array.from({ length: 10_000 }, (_, i) => `c${String(i)}`).join(","),
      { kind: "too-many-columns", detail: "500", line: 1 },
    ],
    [
      "a field without end",
      "x".repeat(1_100_000),
      { kind: "too-large", detail: "1048576", line: 1 },
    ],
  ])("%s", async (_, text, fault) => {
    await expect(read(fileOf(text), {}, 65_536)).rejects.toMatchObject({ fault });
  });

  it("a file that the browser can no longer read", async () => {
    const gone = new DOMException("The file is gone.", "NotReadableError");
    const source = {
      size: 10,
      slice: () => ({ arrayBuffer: () => Promise.reject(gone) }),
    } as unknown as Blob;
    const fault = { kind: "unreadable", detail: "The file is gone.", line: 0 };
    await expect(surveyCsv(source)).rejects.toMatchObject({ fault });
    const survey = await surveyCsv(fileOf("a,b\n1,2\n"));
    await expect(readRows(source, survey, () => undefined)).rejects.toMatchObject({ fault });
  });
});

describe("whatever a file holds", () => {
  const scraps = [
    ...'a 1 0 - $ é € 東 🌱 . / T : = NA true , , ; | " " "" 2024-01-31 1,234.5'.split(" "),
    ...[" ", "\t", "\n", "\r\n", "\r", "\ufeff"],
  ];

  it.each(Array.from({ length: 300 }, (_, i) => i))(
    "there is a table or a fault: %i",
    async (i) => {
      const next = seededRandom(`scraps ${String(i)}`);
      const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
      const text = Array.from({ length: Math.floor(next() * 200) }, () => pick(scraps)).join("");
      const encoding = pick(["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const);
      const source = fileOf(encode(text, encoding));
      const piece = 1 + Math.floor(next() * 40);
      const survey = await surveyCsv(source, {}, { piece }).catch((error: CsvError) => error);
      if (survey instanceof Error) {
        expect(["empty", "binary", "unclosed-quote"]).toContain(survey.fault.kind);
        return;
      }
      const { columns } = survey;
      const names = columns.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => !/^[a-z_][a-z\d_]{0,59}$/.test(name))).toEqual([]);
      let rows = 0;
      const check = (row: CsvValue[]) => {
        rows++;
        expect(row.length).toBe(columns.length);
        for (const [at, { kind }] of columns.entries()) {
          const isText = kind === "text" || kind === "date" || kind === "datetime";
          const value = row[at];
          if (value === null) continue;
          expect(typeof value).toBe(isText ? "string" : "number");
          expect(value).not.toBeNaN();
        }
      };
      await readRows(source, survey, check, { piece });
      expect(rows).toBe(survey.rows);
    },
  );
});

describe("while a file is read", () => {
  const source = fileOf("id,text\n" + "1,some text\n".repeat(1000));
  const piece = 1000;

  it("it can be stopped in either pass", async () => {
    const fault = { kind: "stopped", detail: "", line: 0 };
    const aborted = AbortSignal.abort();
    await expect(surveyCsv(source, {}, { signal: aborted })).rejects.toMatchObject({ fault });
    const survey = await surveyCsv(source);
    const controller = new AbortController();
    let rows = 0;
    const insert = () => {
      if (++rows === 100) controller.abort();
    };
    const watch = { piece, signal: controller.signal };
    await expect(readRows(source, survey, insert, watch)).rejects.toMatchObject({ fault });
    expect(rows).toBeLessThan(250);
  });
});
