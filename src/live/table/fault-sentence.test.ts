import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { binaryKinds } from "#live/engine/csv/detect.ts";
import type { Content } from "#content/collections.ts";
import { faultSentence } from "./fault-sentence.ts";

const words = parse(readFileSync("content/engine.yaml", "utf8")) as Content<"engine">;
const said = (detail: string) => faultSentence({ kind: "binary", detail, line: 0 }, words);

it("names each kind of file in its own words", () => {
  const all = binaryKinds.map(said);
  expect(new Set(all).size).toBe(binaryKinds.length);
  for (const sentence of all)
    expect(sentence).toMatch(/^This is an? \w[^[\]:]*, not a CSV file\.[^[\]:]*$/);
  expect(said("image")).toBe("This is a picture, not a CSV file.");
});

it("says what to do for spreadsheets only", () => {
  const withWay = binaryKinds.filter((kind) => said(kind).includes("Save it as CSV"));
  expect(withWay).toEqual(["xlsx", "xls", "ods"]);
});
