/** Four calls to action, and a few labels that the specification fixes: each label has one target, and no target has others. */
import { expect, it } from "vitest";
import { site } from "#site";
import {
  attribute,
  type Element,
  elements,
  indexedPaths,
  pages,
  textOf,
} from "#tests/support/dist.ts";

/** By target: its labels. */
const calls = new Map<string, readonly string[]>([
  [site.signup, ["Start free trial"]],
  [site.hosts.booking15, ["Book a 15-minute call", "Book a 15-Min Growth Demo"]],
  ["/view-demos/", ["See the demo"]],
  ["/contact-sales/", ["Contact sales"]],
  // From the specification: the checkout's and the dashboards' heroes, the footer, the Enterprise card, migration.
  ["/demo/", ["Get started"]],
  ["/get-ramp/", ["Get started for free"]],
  [site.hosts.booking, ["Get in touch"]],
  [site.hosts.bookingConcierge, ["Plan the move"]],
]);
const targets = new Map([...calls].flatMap(([target, labels]) => labels.map((l) => [l, target])));

/** What a visitor reads; “(leaves this site)” is for screen readers. */
const labelOf = (link: Element): string =>
  textOf(link).replace("(leaves this site)", "").replace(/\s+/g, " ").trim();

/**
 * Links of a page, except in the text of articles, announcements and legal pages, and on /search/, which lists every
 * page by title.
 */
const indexed = new Set(indexedPaths());
const prose =
  /^\/(?:blog\/[^/]+|terms|privacy-policy|data-privacy-opt-out|announcements|search)\/$/;
/** A form's target without script while its own address is not set. */
const unset = "/not-connected/";
const linksOf = (isIn: (path: string) => boolean) =>
  pages()
    .filter(({ path }) => indexed.has(path) && isIn(path))
    .flatMap(({ path, html }) =>
      elements(html)
        .filter(({ tagName }) => tagName === "a")
        .map((link) => ({ path, label: labelOf(link), href: attribute(link, "href") ?? "" }))
        .filter(({ href }) => href !== unset),
    );
const links = linksOf((path) => !prose.test(path));

it("gives each label one target, and uses all of them", () => {
  const odd = links.filter(({ label, href }) => targets.has(label) && targets.get(label) !== href);
  expect(odd).toEqual([]);
  for (const label of targets.keys()) expect(links.map((each) => each.label)).toContain(label);
});

it("uses no other label for these targets", () => {
  const odd = links.filter(
    ({ label, href }) => calls.get(href)?.some((call) => label.startsWith(call)) === false,
  );
  expect(odd).toEqual([]);
});
