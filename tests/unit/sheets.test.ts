/** What the sheets promise that nobody sees on an ordinary look: paper, the ring of fields. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "#tests/support/dist.ts";

const sheet = (path: string) =>
  readFileSync(join(root, "src/styles", path), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

/** The declarations of the first rule whose selector list ends so, up to what is nested in it. */
function rule(path: string, selector: string): string {
  const css = sheet(path);
  const at = css.indexOf(`${selector} {`);
  expect(at, `${selector} in ${path}`).toBeGreaterThan(-1);
  return /\{([^{}]*)/.exec(css.slice(at))?.[1] ?? "";
}

it("on paper is neither the way past the header nor a form nor a button", () => {
  const [, selectors = ""] =
    /@media print[\s\S]*?([^{};]*)\{\s*display: none/.exec(sheet("print.css")) ?? [];
  const hidden = selectors.split(",").map((selector) => selector.trim());
  expect(hidden).toEqual(
    expect.arrayContaining([".raked-button", "[data-signup] *", '[href="#content"]']),
  );
  const skip = readFileSync(join(root, "src/sections/chrome/SkipLink.tsx"), "utf8");
  expect(skip).toContain('href="#content"');
});

it("on paper words are ink, whatever they stand on, for grounds are seldom printed", () => {
  const [, paper = ""] = sheet("tokens.css").split("@media print");
  for (const role of ["inverse", "night"]) {
    expect(paper).toContain(`--color-${role}: var(--color-ground);`);
    expect(paper).toContain(`--color-on-${role}: var(--color-ink);`);
  }
});

it("a field in focus has a ring in the colour of its words, and that of a fault only with a fault", () => {
  const ring = rule("base.css", ":is(input, select, textarea):focus-visible");
  expect(ring).toContain("outline-color: currentColor");
  expect(rule("../ui/forms.css", ".field")).toContain("color: var(--color-ink)");
  const faulty = rule("../ui/forms.css", '&[aria-invalid="true"]');
  expect(faulty).toContain("outline-color: var(--color-focus)");
});

it("a box that is not ticked has the site's colours; the tick is the browser's", () => {
  const css = sheet("../ui/forms.css");
  expect(css.match(/appearance: none/g)).toHaveLength(1);
  const empty = rule("../ui/forms.css", ".tick:not(:checked, :indeterminate)");
  expect(empty).toContain("border: 0.0625rem solid var(--color-line-strong)");
  expect(empty).toContain("background: var(--color-raised)");
});
