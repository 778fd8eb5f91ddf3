import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { anchorFaults } from "./anchors.ts";

const root = mkdtempSync(join(tmpdir(), "anchors-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

it("reports only links to missing anchors, by the file that contains them", () => {
  mkdirSync(join(root, "content"));
  mkdirSync(join(root, "dist/pricing"), { recursive: true });
  writeFileSync(join(root, "content/a.yaml"), "title: A\nhref: /pricing/#calculatr\n");
  const links = [
    "/pricing/#calculator",
    "/pricing/#calculatr",
    "#top",
    "/gone/#x",
    "https://a.example/#b",
  ];
  const html = links.map((href) => `<a href="${href}">x</a>`).join("");
  writeFileSync(join(root, "dist/index.html"), `<p id="top">${html}</p>`);
  writeFileSync(
    join(root, "dist/pricing/index.html"),
    '<p id="calculator"><a href="#none">x</a><a href="/#sql=a">x</a><a href="#calculator?a=1">x</a></p>',
  );
  expect(anchorFaults(join(root, "dist"), root)).toEqual([
    'content/a.yaml:2: leads to /pricing/#calculatr, but that page has no place “calculatr”; did you mean "calculator"?',
    "the page /pricing/: leads to #none, but that page has no place “none”; its places are calculator",
  ]);
});
