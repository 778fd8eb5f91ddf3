/** Details of the specification for particular pages, in the built site. */
import { expect, it } from "vitest";
import { parse } from "parse5";
import { fillText } from "#content/quotes.ts";
import {
  attribute,
  type Element,
  elements,
  pages,
  templatePages,
  textOf,
} from "#tests/support/dist.ts";
import { plans } from "#tests/support/published-plans.ts";
import { site } from "#site";

const built = new Map(pages().map(({ path, html }) => [path, html]));

const htmlOf = (path: string): string => {
  const html = built.get(path);
  if (html === undefined) throw new Error(`${path} was not built`);
  return html;
};

const words = (path: string) => textOf(parse(htmlOf(path))).replace(/\s+/g, " ");

const within = (element: Element, name: string): boolean => {
  const { parentNode } = element;
  if (parentNode === null || !("tagName" in parentNode)) return false;
  return parentNode.tagName === name || within(parentNode, name);
};

const linksIn = (path: string, place: string) =>
  elements(htmlOf(path))
    .filter((element) => element.tagName === "a" && within(element, place))
    .map((element) => attribute(element, "href"));

it("Pricing is in the top level of the header and in the phone menu", () => {
  expect(linksIn("/", "header")).toContain("/pricing/");
  const inNavigation = linksIn("/", "nav").filter((href) => href === "/pricing/");
  expect(inNavigation.length).toBeGreaterThanOrEqual(2);
});

const migration =
  "/blog/seven-factors-to-consider-when-migrating-from-salesforce-commerce-cloud-to-shopify-plus/";

it.each([
  ["/", "footer", `${site.hosts.admin}/login/`],
  [migration, "main", site.hosts.bookingConcierge],
])("%s links from its %s to %s", (path, place, href) => {
  expect(linksIn(path, place)).toContain(href);
});

const price = plans.find(({ id }) => id === "autopilot")?.price?.amount ?? 0;

it.each([
  ["/", "Zen AI agents"],
  ["/", `is the $${price.toLocaleString("en-US")} plan plus`],
  // As in clause 4.3.
  ["/terms/", /use \S+’s checkout or your platform’s/],
  ["/terms/", "no earlier than 10 business days and no later than 14 business days"],
  // Texts begin on the last day of the move.
  ["/migrate/", /Day 7(?:(?!Day \d).)*turn on texts/],
  ["/", /Day 7(?:(?!Day \d).)*texts and offers are live/],
  ["/get-ramp/", /Day 7(?:(?!Day \d).)*texts are on/],
])("%s says %s", (path, text) => {
  expect(words(path)).toMatch(text);
});

it("/accessibility/ counts as many page templates as the tests cover", () => {
  const count = String(templatePages().length);
  expect(words("/accessibility/")).toContain(`The site has ${count} kinds of pages.`);
});

it.each([
  ["churn", ["/data-catalog/", "/free-tools/", "/blog/what-is-subscription-e-commerce/"]],
  ["recovered", ["/platform/", "/solutions/shopify/"]],
  ["ai_reads", ["/ai/", "/security/"]],
  ["checkout", ["/versus/", `/why-${site.slug}/`, "/terms/"]],
  ["agent_count.capital", ["/", "/platform/"]],
  ["health_data", ["/security/", "/terms/"]],
  ["desktop", ["/downloads/"]],
])("%s of content/constants.yaml is quoted on %j", (name, paths) => {
  const said = fillText(`{fact.${name}}`, (fault) => expect.unreachable(fault));
  expect(paths.filter((path) => !words(path).includes(said))).toEqual([]);
});

it("every page gives the same number of agents", () => {
  const count = fillText("{fact.agent_count}", (fault) => expect.unreachable(fault));
  const counted = /(?:two|three|four|five|six) (?:Zen )?(?:AI )?agents\b/gi;
  const found = [...built.keys()].flatMap((path) => words(path).match(counted) ?? []);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((said) => !said.toLowerCase().startsWith(count))).toEqual([]);
});

it("every page has the same days for the first group and for everyone else", () => {
  const plan = words("/migrate/");
  const [, first = "?"] = /Day (\d)\s*Move the cards of the first group/.exec(plan) ?? [];
  const [, rest = "?"] = /Day (\d)(?:(?!Day \d).)*move everyone else/.exec(plan) ?? [];
  const moves = `first group of subscriptions and cards moves on day ${first}, everyone else by day ${rest}`;
  for (const path of ["/partnerships/", `/why-${site.slug}/`]) expect(words(path)).toContain(moves);
  for (const path of ["/", "/get-ramp/"]) {
    expect(words(path)).toMatch(
      new RegExp(`Day ${first}(?:(?!Day \\d).)*the first group of subscriptions and cards`, "i"),
    );
    expect(words(path)).toContain(`everyone else by day ${rest}`);
  }
});
