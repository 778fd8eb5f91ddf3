import { describe, expect, it } from "vitest";
import { statementsOf } from "./statements.ts";
import { nameOf, tokensOf } from "./tokens.ts";

describe("statementsOf", () => {
  it("splits at semicolons, except in texts, names and comments", () => {
    const text = `-- one; two\nselect ';' as ";" /* ; */;;\n select 2 ; -- done;`;
    expect(statementsOf(text).map(({ sql }) => sql)).toEqual([
      `select ';' as ";" /* ; */`,
      "select 2",
    ]);
    for (const { sql, from, to } of statementsOf(text)) expect(text.slice(from, to)).toBe(sql);
  });

  it("finds none in blanks and comments", () => {
    expect(statementsOf(" ; -- nothing\n;/* at all")).toEqual([]);
  });

  it("extends an unclosed part to the end", () => {
    expect(statementsOf("select 'a; b").map(({ sql }) => sql)).toEqual(["select 'a; b"]);
  });
});

describe("tokensOf", () => {
  it("distinguishes the kinds", () => {
    expect(tokensOf(`sélect x'ff', 1.5e3, "a""b" [c d] -- e`).map(({ kind }) => kind)).toEqual([
      "word",
      "string",
      "sign",
      "number",
      "sign",
      "quoted",
      "quoted",
      "comment",
    ]);
  });

  it("reads quoted names", () => {
    expect(tokensOf('"a""b" [c d] `e` f').map(nameOf)).toEqual(['a"b', "c d", "e", "f"]);
  });
});
