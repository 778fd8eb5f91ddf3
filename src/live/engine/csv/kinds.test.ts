import { describe, expect, it } from "vitest";
import { convert, newColumn, note, readingOf } from "./kinds.ts";

function read(values: readonly string[], delimiter = ",") {
  const column = newColumn();
  for (const value of values) note(column, value);
  const reading = readingOf(column, delimiter);
  return { kind: reading.kind, stored: values.map((value) => convert(reading, value)) };
}

describe("numbers", () => {
  it.each<[string, string[], string, unknown[]]>([
    ["with a point", ["1", "2.50", "-0.5", ".5"], "real", [1, 2.5, -0.5, 0.5]],
    ["as programs write them", ["1e-7", "1.5E+21", "-0"], "real", [1e-7, 1.5e21, 0]],
    ["to the last exact one", ["9007199254740991"], "integer", [9007199254740991]],
    ["thousands by commas", ["1,234,567", "12", "999,999"], "integer", [1234567, 12, 999999]],
    ["Swiss", ["1'234.50", "12'345'678"], "real", [1234.5, 12345678]],
    ["blanks that do not break", ["1\u00a0234", "12\u202f345"], "integer", [1234, 12345]],
    ["European", ["1.234,50", "7", "-0,5"], "real", [1234.5, 7, -0.5]],
    ["European, thousands without a fraction beside", ["1.234", "5,5"], "real", [1234, 5.5]],
    ["points as fractions", ["1.234", "2.345"], "real", [1.234, 2.345]],
  ])("%s", (_, values, kind, stored) => {
    expect(read(values)).toEqual({ kind, stored });
  });

  it.each([
    ["leading zeros", ["007", "042"]],
    ["telephone numbers", ["+15550100", "+15550101"]],
    ["a fraction beyond what is exact", ["12345678901234567.5"]],
    ["codes with an E", ["12E5", "13E7"]],
    ["codes with blanks", ["123 456", "234 567"]],
    ["groups of other lengths", ["1,23,456"]],
    ["one word among them", ["1", "2", "many"]],
  ])("none: %s", (_, values) => {
    expect(read(values)).toEqual({ kind: "text", stored: values });
  });

  it("with one comma each, are thousands if commas separate the fields, and otherwise unchanged", () => {
    const values = ["1,234", "56,789"];
    expect(read(values, ",")).toEqual({ kind: "integer", stored: [1234, 56789] });
    for (const delimiter of [";", "\t", "|"]) expect(read(values, delimiter).kind).toBe("text");
    expect(read([...values, "0,5"], ";").stored).toEqual([1.234, 56.789, 0.5]);
    expect(read([...values, "1,234.5"], ";").stored).toEqual([1234, 56789, 1234.5]);
  });
});

describe("money", () => {
  it("is dollars in any spelling, mixed with bare numbers", () => {
    const values = "$1,234.50|-$5|$-5.25|($7.00)|US$3|$ 9|$.99|12|1,000|".split("|");
    expect(read(values, ";")).toEqual({
      kind: "money",
      stored: [1234.5, -5, -5.25, -7, 3, 9, 0.99, 12, 1000, null],
    });
  });

  it.each([["€5"], ["$1.234,50"], ["$abc"], ["-$-5"], ["$1e+5"]])("is not %s", (value) => {
    expect(read([value]).kind).toBe("text");
  });
});

describe("dates", () => {
  it.each<[string, string[], string, unknown[]]>([
    ["ISO", ["2024-02-29", "2023-12-31", ""], "date", ["2024-02-29", "2023-12-31", null]],
    ["month first", ["1/31/2024", "02/03/2024"], "date", ["2024-01-31", "2024-02-03"]],
    ["day first", ["31/1/2024", "02/03/2024"], "date", ["2024-01-31", "2024-03-02"]],
    [
      "moments",
      ["2024-01-31T10:20:30Z", "2024-01-31 10:20", "2024-01-31T10:20:30.999"],
      "datetime",
      ["2024-01-31 10:20:30", "2024-01-31 10:20:00", "2024-01-31 10:20:30"],
    ],
    [
      "moments with a zone, in UTC",
      ["2024-01-01T00:30:00+02:00", "2023-12-31 20:00:00-0530", "2024-02-28T23:00:00-01"],
      "datetime",
      ["2023-12-31 22:30:00", "2024-01-01 01:30:00", "2024-02-29 00:00:00"],
    ],
    [
      "as spreadsheets write them",
      ["1/31/2024 2:05 PM", "1/31/2024 12:00 am", "2/1/2024 14:05"],
      "datetime",
      ["2024-01-31 14:05:00", "2024-01-31 00:00:00", "2024-02-01 14:05:00"],
    ],
  ])("%s", (_, values, kind, stored) => {
    expect(read(values)).toEqual({ kind, stored });
  });

  it.each([
    ["where no value tells month from day", ["1/2/2024", "12/12/2024"]],
    ["days that are none", ["2023-02-29"]],
    ["minutes that are none", ["2024-01-31 10:60:00"]],
    ["zones that are none", ["2024-01-31T10:00:00+25:00"]],
    ["mixed separators", ["2024-01/31"]],
  ])("none: %s", (_, values) => {
    expect(read(values)).toEqual({ kind: "text", stored: values });
  });
});

describe("booleans", () => {
  it("are words in any case", () => {
    expect(read(["true", "FALSE", "Yes", "no", ""])).toEqual({
      kind: "boolean",
      stored: [1, 0, 1, 0, null],
    });
  });

  it("are not bare 0 and 1, nor words among others", () => {
    expect(read(["0", "1"]).kind).toBe("integer");
    expect(read(["yes", "maybe"]).kind).toBe("text");
    expect(read(["yes", "1"]).kind).toBe("text");
  });
});

describe("nothing", () => {
  const words = ["NA", "n/a", "#N/A", "NaN", "null", "NONE", "-", "–", "—", "\\N"];

  it.each(words)("is %s among numbers and dates", (word) => {
    expect(read(["1", word])).toEqual({ kind: "integer", stored: [1, null] });
    expect(read([word, "$1.50"])).toEqual({ kind: "money", stored: [null, 1.5] });
    expect(read(["2024-01-31", word, " "])).toEqual({
      kind: "date",
      stored: ["2024-01-31", null, null],
    });
  });

  it.each(words)("is not %s among texts, booleans or alone", (word) => {
    expect(read(["Ada", word])).toEqual({ kind: "text", stored: ["Ada", word] });
    expect(read(["yes", word])).toEqual({ kind: "text", stored: ["yes", word] });
    expect(read([word, word])).toEqual({ kind: "text", stored: [word, word] });
  });

  it("is an empty field; a column of them is text", () => {
    expect(read(["", ""])).toEqual({ kind: "text", stored: [null, null] });
    expect(read(["Ada", ""])).toEqual({ kind: "text", stored: ["Ada", null] });
  });
});
