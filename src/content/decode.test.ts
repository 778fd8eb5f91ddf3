import { expect, it } from "vitest";
import { decode } from "./parse.ts";

it("reads UTF-8 with any line break, and an underline of equals signs", () => {
  expect(decode(Buffer.from("\ufeffa\r\nb\rc\n=======\n"))).toBe("a\nb\nc\n=======\n");
});

it.each<[string, Uint8Array, number, string]>([
  ["UTF-16 with its mark", Buffer.from("\ufefftitle: A\n", "utf16le"), 1, "is written in UTF-16"],
  ["UTF-16 without it", Buffer.from("title: A\n", "utf16le"), 1, "is written in UTF-16"],
  [
    "another encoding",
    Buffer.from("a: b\ntitle: Caf\u00e9\n", "latin1"),
    2,
    "is not written in UTF-8",
  ],
  ["a control character", Buffer.from("a: b\nc: \u0007d\n"), 2, "holds a control character"],
  [
    "a merge conflict",
    Buffer.from("a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> theirs\n"),
    2,
    "holds a mark of a merge conflict (<<<<<<< HEAD); keep one of the two versions",
  ],
])("refuses %s, with its line and what to do", (_, bytes, line, fault) => {
  expect(decode(bytes)).toEqual({ line, fault: expect.stringContaining(fault) as string });
});
