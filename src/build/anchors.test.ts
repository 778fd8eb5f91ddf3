import { expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { anchorFaults } from "./anchors.ts";

const { at, write } = useFolder();

it("reports only links to missing anchors, by the file that contains them", () => {
  write("content/a.yaml", "title: A\nhref: /pricing/#calculatr\n");
  const links = [
    "/pricing/#calculator",
    "/pricing/#calculatr",
    "#top",
    "/gone/#x",
    "https://a.example/#b",
  ];
  const html = links.map((href) => `<a href="${href}">x</a>`).join("");
  write("dist/index.html", `<p id="top">${html}</p>`);
  write(
    "dist/pricing/index.html",
    '<p id="calculator"><a href="#none">x</a><a href="/#sql=a">x</a><a href="#calculator?a=1">x</a></p>',
  );
  expect(anchorFaults(at("dist"), at())).toEqual([
    'content/a.yaml:2: leads to /pricing/#calculatr, but that page has no place “calculatr”; did you mean "calculator"?',
    "the page /pricing/: leads to #none, but that page has no place “none”; its places are calculator",
  ]);
});
