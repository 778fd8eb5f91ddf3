import { describe, expect, it } from "vitest";
import { readOptions } from "./options.ts";

describe("readOptions", () => {
  it("measures five visits of everything, with Lighthouse, when asked nothing", () => {
    expect(readOptions([])).toEqual({
      runs: 5,
      lighthouse: true,
      json: undefined,
      only: [],
      out: undefined,
      help: false,
      addresses: [],
    });
  });

  it("takes one visit without Lighthouse as the quick way, unless told how many", () => {
    expect(readOptions(["--quick"])).toMatchObject({ runs: 1, lighthouse: false });
    expect(readOptions(["--quick", "--runs", "3"])).toMatchObject({ runs: 3, lighthouse: false });
  });

  it("keeps templates and addresses apart", () => {
    const asked = ["--only", "/", "--only", "/blog/[id]/", "https://example.org/", "/pricing/"];
    expect(readOptions(asked)).toMatchObject({
      only: ["/", "/blog/[id]/"],
      addresses: ["https://example.org/", "/pricing/"],
    });
  });

  it.each([
    [["--runs", "0"], /whole number/],
    [["--runs", "many"], /whole number/],
    [["example.org"], /starts with/],
    [["--fast"], /--fast/],
  ])("refuses %j with a sentence", (asked, sentence) => {
    expect(() => readOptions(asked)).toThrow(sentence);
  });
});
