import { describe, expect, it } from "vitest";
import { encode, join } from "./bytes.fixture.ts";
import { type Encoding, detect, headSize } from "./detect.ts";
import type { CsvError } from "./parser.ts";

const bytes = (text: string) => encode(text, "utf-8");
const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const read = (head: Uint8Array | string) => detect(typeof head === "string" ? bytes(head) : head);
/** Why it is refused. */
const fault = (head: Uint8Array) => {
  try {
    return detect(head);
  } catch (error) {
    return (error as CsvError).fault;
  }
};

const marks: Record<Encoding, number[]> = {
  "utf-8": [0xef, 0xbb, 0xbf],
  "utf-16le": [0xff, 0xfe],
  "utf-16be": [0xfe, 0xff],
  "windows-1252": [],
};

describe("the encoding", () => {
  const table = "Name,Note\r\nZoë,“fine” – 5 €\r\n";

  it.each(["utf-8", "utf-16le", "utf-16be"] as const)("%s, with a mark", (encoding) => {
    const expected = { encoding, delimiter: ",", header: true };
    expect(read(join(Uint8Array.from(marks[encoding]), encode(table, encoding)))).toEqual(expected);
  });

  it("UTF-8 without a mark; other bytes are Windows-1252", () => {
    for (const encoding of ["utf-8", "windows-1252"] as const)
      expect(read(encode(table, encoding))).toEqual({ encoding, delimiter: ",", header: true });
  });

  it.each([
    ["a file of a thousand rows", `name,n\n${"Anna,1\n".repeat(1000)}Bo\0b,2\n`],
    ["a small file", "a,b\n1,\0\n2,x\n3,y\n"],
  ])("%s with a NUL byte is text of single bytes", (_, text) => {
    expect(read(text)).toMatchObject({ encoding: "utf-8", delimiter: "," });
  });

  it("UTF-8 wherever it is cut", () => {
    const whole = bytes("a,b\nZoë 🌱,東京 €\n");
    for (let cut = 8; cut <= whole.length; cut++) {
      expect(read(whole.subarray(0, cut))).toMatchObject({ encoding: "utf-8" });
    }
  });
});

describe("bytes that are not text", () => {
  it.each([
    ["xlsx", "PK\x03\x04\x14\0\x06\0[Content_Types].xml"],
    ["xls", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0"],
    ["pdf", "%PDF-1.7\n1 0 obj"],
    ["image", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"],
    ["sqlite", "SQLite format 3\0\x10\0"],
    ["unknown", "\0\x01\x02\0\0\0\xff,\n\0\0\x07"],
  ])("are refused: %s", (detail, head) => {
    expect(fault(latin1(head))).toEqual({ kind: "binary", detail, line: 0 });
  });
});

describe("nothing", () => {
  it.each([
    ["no bytes", bytes("")],
    ["a mark alone", Uint8Array.of(0xef, 0xbb, 0xbf)],
    ["a wide mark alone", Uint8Array.of(0xff, 0xfe)],
  ])("is refused: %s", (_, head) => {
    expect(fault(head)).toEqual({ kind: "empty", detail: "", line: 0 });
  });
});

describe("the delimiter", () => {
  it.each([
    [",", "id,name\n1,Ada\n2,Joan\n"],
    [";", "id;name\n1;Ada\n2;Joan\n"],
    ["\t", "id\tname\n1\tAda, Countess\n2\tJoan\n"],
    [";", "price;size\n1,50;2,50\n1,75;3,00\n"],
    [";", "Smith, John;Paris, France\nDoe, Jane;Rome, Italy\n"],
    [",", 'id,note\n1,"a;b;c"\n2,"d;e;f"\n'],
    [",", 'id, note\n1, "a, b"\n2, "c, d, e"\n'],
  ])("is %j", (delimiter, text) => {
    expect(read(text)).toMatchObject({ delimiter });
  });

  it("is found even if the last record is cut", () => {
    const text = "id;note\n" + "1;two words\n".repeat(40_000);
    expect(read(bytes(text).subarray(0, headSize))).toMatchObject({ delimiter: ";" });
  });
});

describe("the header", () => {
  it("is the visitor's choice, if there is one", () => {
    expect(detect(bytes("id,name\n1,Ada\n"), { header: false })).toMatchObject({ header: false });
  });

  it.each([
    ["names over numbers", "id,name\n1,Ada\n2,Joan\n"],
    ["names over texts", "name,city\nAda,London\nJoan,Bletchley\n"],
    ["alone", "id,name,amount\n"],
    ["over empty rows", "id,name\n,\n"],
  ])("is there: %s", (_, text) => {
    expect(read(text)).toMatchObject({ header: true });
  });

  it.each([
    ["numbers in the first row", "1,Ada\n2,Joan\n"],
    ["dates in the first row", "2024-01-01,x\n2024-01-02,y\n"],
    ["an address in the first row", "Ada,ada@example.com\nJoan,joan@example.com\n"],
    ["values that come again", "Ada,paid\nJoan,paid\nMei,open\n"],
    ["empty names alone", ",,\nx,y,z\n"],
  ])("is missing: %s", (_, text) => {
    expect(read(text)).toMatchObject({ header: false });
  });
});
