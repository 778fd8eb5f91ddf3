import { expect, it } from "vitest";
import { matching, prune } from "./prune.ts";

const names = new Set(["html", "body", "h1", "a", ".card", ".md:grid"]);

it("keeps the rules that the elements may match, in their order", () => {
  expect(prune("h1{a:b}.other{c:d}.card{e:f}", names)).toBe("h1{a:b}.card{e:f}");
});

it("keeps of a list of selectors those that may match", () => {
  expect(prune("h1,h2,h3{a:b}", names)).toBe("h1{a:b}");
});

it("asks for every part of a selector", () => {
  expect(prune(".card .other{a:b}.card>a{c:d}table a{e:f}", names)).toBe(".card>a{c:d}");
});

it("gives away states, attributes and what is not or is held", () => {
  const css =
    ".card:hover{a:b}[data-x] .card{c:d}.card:not(.other):has(table){e:f}::selection{g:h}*{i:j}";
  expect(prune(css, names)).toBe(css);
});

it("asks for one of several", () => {
  expect(prune(":is(.card,.other) a{a:b}:where(.other,table) a{c:d}", names)).toBe(
    ":is(.card,.other) a{a:b}",
  );
  expect(prune(":is(:is(.other),h1 .other){a:b}h1:is([data-x]){c:d}", names)).toBe(
    "h1:is([data-x]){c:d}",
  );
});

it("asks for the band that is named", () => {
  const css = "[data-band=plans]{a:b}[data-band]{c:d}";
  expect(prune(css, names)).toBe("[data-band]{c:d}");
  expect(prune(css, new Set([...names, "[data-band=plans]"]))).toBe(css);
});

it("keeps what matches with all that it refers to, where it is only asked what matches", () => {
  expect(matching("@layer a{h1{--x:1px;&>.other{a:b}}.other{c:d}}@layer b{.card{}}", names)).toBe(
    "@layer a{h1{--x:1px}}",
  );
});

it("reads escaped class names", () => {
  const css = String.raw`@media (width>=48rem){.md\:grid{a:b}.md\:flex{c:d}}`;
  expect(prune(css, names)).toBe(String.raw`@media (width>=48rem){.md\:grid{a:b}}`);
});

it("keeps the statement that orders the layers and drops layers that are empty", () => {
  expect(prune("@layer a, b;@layer a{.other{c:d}}@layer b{h1{e:f}}", names)).toBe(
    "@layer a, b;@layer b{h1{e:f}}",
  );
});

it("keeps custom properties as far as what is kept refers to them", () => {
  const css =
    "@property --used{x:y}@property --unused{x:y}:root{--used:var(--deep);--deep:1px;--unused:2px}h1{a:var(--used)}.other{a:var(--unused)}";
  expect(prune(css, names)).toBe(
    "@property --used{x:y}:root{--used:var(--deep);--deep:1px}h1{a:var(--used)}",
  );
});

it("keeps the animations that are used", () => {
  expect(
    prune("h1{animation:turn 1s}@keyframes turn{to{a:b}}@keyframes marquee{to{a:b}}", names),
  ).toBe("h1{animation:turn 1s}@keyframes turn{to{a:b}}");
});

it("leaves printing to the whole sheet", () => {
  expect(prune("@media print{h1{a:b}}h1{c:d}", names)).toBe("h1{c:d}");
});

it("says where a sheet cannot be read", () => {
  expect(() => prune("h1{a:b", names)).toThrow("Unclosed block");
});
