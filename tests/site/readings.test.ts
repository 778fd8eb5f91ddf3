/** Details of the specification for particular pages, in the built site. */
import { expect, it } from "vitest";
import { parse } from "parse5";
import { attribute, type Element, elements, pages, textOf } from "#tests/support/dist.ts";
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
  const inHeader = linksIn("/", "header").filter((href) => href === "/pricing/");
  expect(inHeader.length).toBeGreaterThanOrEqual(2);
});

it("the footer links to the log-in page", () => {
  expect(linksIn("/", "footer")).toContain(`${site.hosts.admin}/login/`);
});

it.each(["/", "/platform/"])("%s names the Zen AI agents", (path) => {
  expect(words(path)).toContain("Zen AI agents");
});

it("the error page says in plain words that the page does not exist", () => {
  expect(words("/404.html")).toContain("This page does not exist");
});

it("the header's Log in leads to the admin", () => {
  const links = elements(htmlOf("/")).filter(
    (element) => element.tagName === "a" && textOf(element).trim() === "Log in",
  );
  const hrefs = links
    .filter((link) => within(link, "header"))
    .map((link) => attribute(link, "href"));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(new Set(hrefs)).toEqual(new Set([site.login]));
});

it("home says of which plan and which sales its larger price is an example", () => {
  const price = plans.find(({ id }) => id === "autopilot")?.price?.amount ?? 0;
  expect(words("/")).toContain(`example is the $${price.toLocaleString("en-US")} plan plus`);
  expect(words("/")).toContain("of $500,000 in sales");
});

it("one clause of the terms has both billing cycles", () => {
  const clause = elements(htmlOf("/terms/"))
    .filter(({ tagName }) => tagName === "p" || tagName === "li")
    .map((element) => textOf(element).replace(/\s+/g, " "))
    .find((text) => text.includes("billed for the year"));
  expect(clause).toContain("every 30 days");
});

it("the summary of section 4 lets a store keep its platform's checkout, as its clause does", () => {
  expect(words("/terms/")).toMatch(/use the checkout of \S+ or your platform’s/);
});

it("every page has the same days for the first group and for everyone else", () => {
  const plan = words("/migrate/");
  const [, first = "?"] = /Day (\d)\s*Move the cards of the first group/.exec(plan) ?? [];
  const [, rest = "?"] = /Day (\d)(?:(?!Day \d).)*move everyone else/.exec(plan) ?? [];
  const moves = `first group of subscriptions and cards moves on day ${first}, everyone else by day ${rest}`;
  for (const path of ["/partnerships/", `/why-${site.slug}/`]) expect(words(path)).toContain(moves);
  for (const path of ["/", "/get-ramp/"]) {
    expect(words(path)).toMatch(
      new RegExp(`Day ${first}(?:(?!Day \\d).)*a first group of subscriptions and cards`, "i"),
    );
    expect(words(path)).toContain(`everyone else by day ${rest}`);
  }
});

it("texts begin on the last day of the move, on every page", () => {
  expect(words("/migrate/")).toMatch(/Day 7(?:(?!Day \d).)*turn on texts/);
  expect(words("/")).toMatch(/Day 7(?:(?!Day \d).)*texts and offers are on/);
  expect(words("/get-ramp/")).toMatch(/Day 7(?:(?!Day \d).)*texts are on/);
});

it("articles on moving over link to the concierge team's booking page", () => {
  const moves =
    "/blog/seven-factors-to-consider-when-migrating-from-salesforce-commerce-cloud-to-shopify-plus/";
  expect(linksIn(moves, "main")).toContain(site.hosts.bookingConcierge);
});

it("clause 11.6 asks the complainant for an action and names both limits of the restoring", () => {
  const terms = words("/terms/");
  expect(terms).toContain("the complainant files an action in court");
  expect(terms).toContain("no earlier than 10 business days and no later than 14 business days");
});

it("the add-to-cart article states since when cart permalinks are legacy", () => {
  const article = words("/blog/how-to-create-add-to-cart-link-natively-on-shopify/");
  expect(article).toMatch(/October 28, 2026.*legacy/);
});

it("the omnichannel article labels no cost as what is left", () => {
  const cells = elements(htmlOf("/blog/the-omnichannel-strategy-for-brick-and-mortar-stores/"))
    .filter(({ tagName }) => tagName === "th")
    .map((cell) => textOf(cell).trim());
  expect(cells.length).toBeGreaterThan(0);
  expect(cells).not.toContain("Left");
});
