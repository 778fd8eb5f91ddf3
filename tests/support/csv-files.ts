/**
 * Files that a visitor may bring, good and bad, with what is to come of each; made when a test asks for them.
 * tests/unit/csv-files.test.ts holds them to what they say.
 */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encode, join as joined } from "#live/engine/csv/bytes.fixture.ts";
import type { CsvFaultKind } from "#live/engine/csv/parser.ts";
import { seeded } from "#lib/random/seeded.ts";
import type { ColumnKind, CsvReading } from "#live/engine/tables/kinds.ts";

/** What comes of a file. */
export interface CsvTable {
  /** Of the table, if no other has it. */
  readonly name: string;
  readonly columns: readonly (readonly [name: string, kind: ColumnKind])[];
  readonly rows: number;
  readonly short: number;
  readonly long: number;
  readonly reading: CsvReading;
}

export interface CsvFile {
  readonly name: string;
  readonly content: () => Uint8Array;
  /** The table, or why there is none. */
  readonly gives:
    | CsvTable
    | { readonly fault: CsvFaultKind; readonly detail: string; readonly line: number };
}

const utf8 = (text: string) => encode(text, "utf-8");
const bytes = (latin1: string) => Uint8Array.from(latin1, (char) => char.charCodeAt(0));

const sales =
  "Order ID,Placed on,Customer,Total,Paid\r\n" +
  '1001,2024-01-31,"Núñez, José","$1,234.50",yes\r\n' +
  "1002,2024-02-01,“Zoë” – 5 €,$5.00,no\r\n" +
  "1003,2024-02-29,Ada Lovelace,-$12.25,yes\r\n";

const salesTable: CsvTable = {
  name: "sales",
  columns: [
    ["order_id", "integer"],
    ["placed_on", "date"],
    ["customer", "text"],
    ["total", "money"],
    ["paid", "boolean"],
  ],
  rows: 3,
  short: 0,
  long: 0,
  reading: { encoding: "utf-8", delimiter: ",", header: true },
};

/** The same table in another encoding. */
function salesIn(encoding: CsvReading["encoding"], mark: readonly number[] = []): CsvFile {
  return {
    name: "sales.csv",
    content: () => joined(Uint8Array.from(mark), encode(sales, encoding)),
    gives: { ...salesTable, reading: { ...salesTable.reading, encoding } },
  };
}

const bad = (
  name: string,
  content: () => Uint8Array,
  fault: CsvFaultKind,
  detail = "",
  line = 0,
): CsvFile => ({ name, content, gives: { fault, detail, line } });

const wideHeader = () =>
  utf8(`${Array.from({ length: 10_000 }, (_, i) => `c${String(i)}`).join(",")}\r\n`);

/** Texts that a browser or a database would run, if it were let. */
export const hostile = {
  html: "<img src=x onerror=\"document.title='run'\">",
  script: "<script>document.title='run'</script>",
  sql: "'; DROP TABLE orders; --",
} as const;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

export const csvFiles = {
  sales: salesIn("utf-8"),
  utf8Marked: salesIn("utf-8", [0xef, 0xbb, 0xbf]),
  utf16le: salesIn("utf-16le"),
  utf16leMarked: salesIn("utf-16le", [0xff, 0xfe]),
  utf16be: salesIn("utf-16be"),
  utf16beMarked: salesIn("utf-16be", [0xfe, 0xff]),
  windows1252: salesIn("windows-1252"),
  semicolons: {
    name: "Umsatz 2024.csv",
    content: () => utf8("Datum;Betrag;Menge\r\n31.01.2024;1.234,50;2\r\n01.02.2024;5,25;10\r\n"),
    gives: {
      name: "umsatz_2024",
      columns: [
        ["datum", "date"],
        ["betrag", "real"],
        ["menge", "integer"],
      ],
      rows: 2,
      short: 0,
      long: 0,
      reading: { encoding: "utf-8", delimiter: ";", header: true },
    },
  },
  ragged: {
    name: "ragged.csv",
    content: () => utf8("a,b,c\n1,2,3\n4,5\n\n6\n7,8,9,10\n11,12,13,,more\n"),
    gives: {
      name: "ragged",
      columns: [
        ["a", "integer"],
        ["b", "integer"],
        ["c", "integer"],
        ["column_4", "integer"],
        ["column_5", "text"],
      ],
      rows: 5,
      short: 2,
      long: 2,
      reading: { encoding: "utf-8", delimiter: ",", header: true },
    },
  },
  /** Quotes not doubled, quotes in the midst, line ends mixed, blanks around quotes. */
  malformed: {
    name: "malformed.csv",
    content: () => utf8('id,note\r1,"he said "hi" twice"\n\n2,5" pipe\r\n 3 , "two\nlines" \n'),
    gives: {
      name: "malformed",
      columns: [
        ["id", "integer"],
        ["note", "text"],
      ],
      rows: 3,
      short: 0,
      long: 0,
      reading: { encoding: "utf-8", delimiter: ",", header: true },
    },
  },
  headerAlone: {
    name: "header.csv",
    content: () => utf8("id,name\r\n"),
    gives: {
      name: "header",
      columns: [
        ["id", "text"],
        ["name", "text"],
      ],
      rows: 0,
      short: 0,
      long: 0,
      reading: { encoding: "utf-8", delimiter: ",", header: true },
    },
  },
  /** Four texts that a spreadsheet would run once they are exported; numbers are none of them, and the table's names are safe. */
  formulas: {
    name: "formulas.csv",
    content: () =>
      utf8(
        'note,=1+1,amount\r\n"=HYPERLINK(""http://x.test"")",＝1+1,-5\r\n@SUM(A1), +1+1,-6.5\r\n',
      ),
    gives: {
      name: "formulas",
      columns: [
        ["note", "text"],
        ["_1_1", "text"],
        ["amount", "real"],
      ],
      rows: 2,
      short: 0,
      long: 0,
      reading: { encoding: "utf-8", delimiter: ",", header: true },
    },
  },
  /** Script and SQL in cells, in names of columns, and in the file's own name. */
  script: {
    name: "<img src=x onerror=alert(1)>'; DROP TABLE orders; --.csv",
    content: () =>
      utf8(
        `${quoted(hostile.html)},${quoted(hostile.sql)}\r\n${quoted(hostile.script)},${quoted(hostile.sql + "x")}\r\n`,
      ),
    gives: {
      name: "img_src_x_onerror_alert_1_drop_table_orders",
      columns: [
        ["img_src_x_onerror_document_title_run", "text"],
        ["drop_table_orders", "text"],
      ],
      rows: 1,
      short: 0,
      long: 0,
      reading: { encoding: "utf-8", delimiter: ",", header: true },
    },
  },
  empty: bad("empty.csv", () => utf8(""), "empty"),
  blank: bad("blank.csv", () => utf8("\r\n\r\n \r\n"), "empty"),
  spreadsheet: bad(
    "sales.csv",
    () => bytes("PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0[Content_Types].xml"),
    "binary",
    "xlsx",
  ),
  picture: bad("picture.csv", () => bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), "binary", "image"),
  noise: bad(
    "noise.csv",
    () => {
      const next = seeded("noise");
      return Uint8Array.from({ length: 4096 }, () => Math.floor(next() * 256));
    },
    "binary",
    "unknown",
  ),
  unclosed: bad(
    "unclosed.csv",
    () => utf8(`a,b\n1,x\n2,"never closed\n${"3,y\n".repeat(1000)}`),
    "unclosed-quote",
    "",
    3,
  ),
  wide: bad("wide.csv", wideHeader, "too-many-columns", "2000", 1),
} as const satisfies Record<string, CsvFile>;

export interface LargeCsv extends Disposable {
  /** Where it lies, until it is disposed of. A file field takes paths of files that are too large for a message. */
  readonly path: string;
  readonly bytes: number;
  readonly rows: number;
}

const customers = [
  "Ada Lovelace",
  "José Núñez",
  "“Mei” Lin",
  "Søren Kirk",
  '"Grace, Rear Admiral"',
];

/**
 * Writes a file of orders: whole and other numbers, dates, amounts, texts.
 *
 * @param size it has at least as many bytes
 */
export function largeCsv(size = 100e6): LargeCsv {
  const folder = mkdtempSync(join(tmpdir(), "csv-"));
  const path = join(folder, "large.csv");
  const next = seeded("large file");
  const file = openSync(path, "w");
  let bytes = writeSync(file, "order_id,placed_at,customer,email,total,items,paid\r\n");
  let rows = 0;
  while (bytes < size) {
    let block = "";
    for (let i = 0; i < 5000; i++, rows++) {
      const placed = new Date(1_700_000_000_000 + rows * 61_000).toISOString();
      const customer = customers[Math.floor(next() * customers.length)] ?? "";
      const total = `$${(next() * 900).toFixed(2)}`;
      block += `${String(rows + 1)},${placed},${customer},buyer${String(rows % 7919)}@example.com,${total},${String(rows % 9)},${rows % 10 ? "yes" : "no"}\r\n`;
    }
    bytes += writeSync(file, block);
  }
  closeSync(file);
  return {
    path,
    bytes,
    rows,
    [Symbol.dispose]: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
