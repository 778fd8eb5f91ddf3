import { expect, it } from "vitest";
import { readSource } from "./source.ts";

const read = (text: string) => readSource(Buffer.from(text));

it("splits a file into fields and text, each on its own lines", () => {
  expect(read("---\ntitle: A\n---\n\nWords.\n")).toEqual({
    frontMatter: "\ntitle: A",
    body: "\n\n\n\nWords.\n",
  });
});

it.each([
  ["a mark of UTF-8 at the front", "\ufeff---\ntitle: A\n---\nWords."],
  ["line breaks of Windows", "---\r\ntitle: A\r\n---\r\nWords."],
])("is not disturbed by %s", (_, text) => {
  expect(read(text)).toEqual({ frontMatter: "\ntitle: A", body: "\n\n\nWords." });
});

it("rejects a file one byte too large, and accepts one that is not", () => {
  const start = "---\ntitle: A\n---\n";
  const text = start + "a".repeat(200_000 - start.length);
  expect(read(text)).not.toHaveProperty("sentence");
  expect(read(`${text}a`)).toHaveProperty("sentence");
});
