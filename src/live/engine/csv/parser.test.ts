import { describe, expect, it } from "vitest";
import { type CsvError, type CsvFault, type CsvLimits, csvParser } from "./parser.ts";

type Records = readonly { readonly line: number; readonly fields: readonly string[] }[];

/** Reads pieces of a text. */
function parse(
  pieces: readonly string[],
  delimiter = ",",
  limits?: CsvLimits,
): { records: Records; fault: CsvFault | null } {
  const records: { line: number; fields: string[] }[] = [];
  const parser = csvParser(delimiter, (fields, line) => records.push({ line, fields }), limits);
  try {
    for (const piece of pieces) parser.push(piece);
    parser.end();
    return { records, fault: null };
  } catch (error) {
    return { records, fault: (error as CsvError).fault };
  }
}

const fieldsOf = (text: string, delimiter = ",") =>
  parse([text], delimiter).records.map(({ fields }) => fields);

describe("records", () => {
  it.each([
    ["one without a line end", "a,b", [["a", "b"]]],
    ["all line ends mixed", "a\nb\r\nc\rd", [["a"], ["b"], ["c"], ["d"]]],
    [
      "empty fields",
      ",\n,,\n",
      [
        ["", ""],
        ["", "", ""],
      ],
    ],
    ["blank lines", "\n\na\n\r\n  \nb\n\n", [["a"], ["b"]]],
    ["an empty quoted field alone, which is a row", '""\n""', [[""], [""]]],
    ["delimiters and line ends in quotes", '"a,b\r\nc",d', [["a,b\r\nc", "d"]]],
    ["doubled quotes", '"a ""b"" c","""",""""""', [['a "b" c', '"', '""']]],
    ["quotes in a field that begins without", 'a "b",5" pipe', [['a "b"', '5" pipe']]],
    ["blanks around quotes", '"a" , "b, c" \n', [["a", "b, c"]]],
    ["blanks around other fields, which stay", " a , b\n", [[" a ", " b"]]],
    ["quotes that were not doubled", '"he said "hi" twice",2', [['he said "hi" twice', "2"]]],
    ["text behind a closing quote", '"a"b,c', [['a"b', "c"]]],
  ])("%s", (_, text, expected) => {
    expect(fieldsOf(text)).toEqual(expected);
  });

  it("report the line they begin on, whatever lines are in between", () => {
    const { records } = parse(['a\r\n\r\n"two\r\nlines"\r"three\n\nlines"\nb']);
    expect(records.map(({ line }) => line)).toEqual([1, 3, 5, 8]);
  });
});

describe("wherever the text is cut", () => {
  const text =
    'id,"na""me" ,note\r\n1, "Ada, Countess","two\r\nlines"\r\r\n2,"he "said" so", x \n\n,"",""\r\n"a"b,"5"" pipe",end';
  const whole = parse([text]);

  it("in single characters, it is the same", () => {
    expect(parse([...text])).toEqual(whole);
    expect(whole.fault).toBeNull();
    expect(whole.records.length).toBe(5);
  });

  it("an open quote is reported with its own line", () => {
    const open = 'a,b\r\n"x\r\ny",2\r\n3,"never\r\nclosed,4\r\n5,6\r\n';
    for (let at = 0; at <= open.length; at++) {
      const { fault } = parse([open.slice(0, at), open.slice(at)]);
      expect(fault).toEqual({ kind: "unclosed-quote", detail: "", line: 4 });
    }
  });
});

describe("limits", () => {
  const limits = { columns: 3, field: 10 };

  it("of columns: reported on the line that is too wide, before it is read to its end", () => {
    const { records, fault } = parse(["a,b,c\n1,2,3,4,5,6\n"], ",", limits);
    expect(fault).toEqual({ kind: "too-many-columns", detail: "3", line: 2 });
    expect(records.length).toBe(1);
  });

  it("of a field: an open quote does not swallow the rest", () => {
    const pieces = ["a,b\n1,", '"open ', "1234", "5678", "never asked for"];
    expect(parse(pieces, ",", limits).fault).toEqual({
      kind: "unclosed-quote",
      detail: "",
      line: 2,
    });
    expect(parse(['"12345', '67890"\n'], ",", limits).fault).toBeNull();
  });
});
