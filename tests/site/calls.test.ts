/** Four calls to action, each with one label and one target; what the specification words otherwise is listed here. */
import { expect, it } from "vitest";
import { site } from "#site";
import { attribute, type Element, elements, indexedPaths, pages } from "#tests/support/dist.ts";

/** By target: the label, and other labels that the specification or the reading of a list of pages fixes. */
const calls = new Map<string, readonly string[]>([
  // "Get started" is the dashboards page's own.
  [site.signup, ["Start free trial", "Get started"]],
  // "Book a 15-Min Growth Demo" is the table page's own.
  [site.hosts.booking15, ["Book a 15-minute call", "Book a 15-Min Growth Demo"]],
  ["/view-demos/", ["See the demo"]],
  ["/contact-sales/", ["Contact sales"]],
]);
const targets = new Map([...calls].map(([target, [label = ""]]) => [label, target]));

const text = (node: Element): string =>
  node.childNodes
    .map((child) =>
      "value" in child ? child.value : "childNodes" in child ? text(child as Element) : "",
    )
    .join("");
/** What a visitor reads; “(leaves this site)” is for screen readers. */
const labelOf = (link: Element): string =>
  text(link).replace("(leaves this site)", "").replace(/\s+/g, " ").trim();

/** Links of a page outside the prose of an article or a legal text, whose sentences word their own. */
const indexed = new Set(indexedPaths());
const prose = /^\/(?:blog\/[^/]+|terms|privacy-policy|data-privacy-opt-out|announcements)\/$/;
const links = pages()
  .filter(({ path }) => indexed.has(path) && !prose.test(path))
  .flatMap(({ path, html }) =>
    elements(html)
      .filter(({ tagName }) => tagName === "a")
      .map((link) => ({ path, label: labelOf(link), href: attribute(link, "href") ?? "" })),
  );

it("gives each call one target", () => {
  const odd = links.filter(({ label, href }) => targets.has(label) && targets.get(label) !== href);
  expect(odd).toEqual([]);
  for (const label of targets.keys()) expect(links.map((each) => each.label)).toContain(label);
});

it("leads to these targets by no other label", () => {
  const odd = links.filter(
    ({ label, href }) => calls.get(href)?.some((call) => label.startsWith(call)) === false,
  );
  expect(odd).toEqual([]);
});
