import { afterAll, expect, it } from "vitest";
import { articleFolder } from "#tests/support/article-folder.ts";
import { pictureFault } from "./picture-file.ts";

const folder = articleFolder();
afterAll(() => {
  folder.remove("");
});

const webp = (length: number) =>
  Buffer.concat([
    Buffer.from("RIFF"),
    Buffer.from([length, 0, 0, 0]),
    Buffer.from("WEBPVP8 12345678"),
  ]);

it.each<[string, Uint8Array | string]>([
  ["jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9, 0])],
  ["webp", webp(16)],
  ["svg", '\ufeff<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>\n'],
  ["svg", '<svg xmlns="http://www.w3.org/2000/svg" />'],
])("takes a %s file", (ending, bytes) => {
  folder.put(`content/blog/images/a/good.${ending}`, bytes);
  expect(pictureFault(`images/a/good.${ending}`, folder.root)).toBeUndefined();
});

it.each<[string, Uint8Array | string]>([
  ["jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ["png", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9])],
  ["webp", webp(200)],
  ["svg", "<svg><path d='"],
])("refuses a broken %s file", (ending, bytes) => {
  folder.put(`content/blog/images/bad.${ending}`, bytes);
  expect(pictureFault(`images/bad.${ending}`, folder.root)).toContain(
    `not a complete ${ending} file`,
  );
});

it("rejects folders, large files, and unusual names", () => {
  folder.put("content/blog/images/box.png/inside.txt", "");
  folder.put("content/blog/images/large.png", Buffer.alloc(3_100_000));
  const fault = (src: string) => pictureFault(src, folder.root);
  expect(fault("images/box.png")).toContain("is not there");
  expect(fault("images/large.png")).toContain("3.1 MB");
  expect(fault("images/constructor")).toContain("in a format");
  expect(fault("images/x.constructor")).toContain("in a format");
  expect(fault("images/../../x.png")).toContain("is not in content/blog/images/");
  expect(fault("/images/x.png")).toContain("is not in content/blog/images/");
});

it.each([
  ["<svg>\n<script>alert(1)</script></svg>", "<script in its line 2"],
  ['<svg>\n\n<a href="javascript:alert(1)"></a></svg>', 'href="javascript in its line 3'],
])("refuses a drawing that could run a script: %s", (svg, where) => {
  folder.put("content/blog/images/live.svg", svg);
  expect(pictureFault("images/live.svg", folder.root)).toContain(
    `a picture (images/live.svg) that could run a script (${where}); take that out`,
  );
});
