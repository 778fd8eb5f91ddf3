/** Faults in the home page's files that stop the build: each shipped file with one fault. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseContent } from "./parse.ts";
import { faults } from "./faults.fixture.ts";
import { contentFiles, type Kind, kinds } from "./collections.ts";

/** The shipped file with one passage replaced; the passage must exist. */
function broken(kind: Kind, passage: string | RegExp, instead: string): string[] {
  const source = readFileSync(contentFiles[kind], "utf8");
  const made = source.replace(passage, () => instead);
  if (made === source) throw new Error(`no "${String(passage)}" in ${contentFiles[kind]}`);
  return faults(kind, made).map((line) => line.replace(/:\d+:/, ":"));
}

const home = (rest: string) => [`content/pages/home.yaml: field ${rest}`];

describe("the home page's file is refused", () => {
  it.each<[string, string | RegExp, string, string]>([
    [
      "for a tab that is missing",
      / {4}- id: ai-agents\n(?: {6}.*\n)+/,
      "",
      '"hero.features" has no entry "ai-agents"; the order is',
    ],
    [
      "for tabs in another order",
      "- id: subscribe-and-save",
      "- id: sms-marketing",
      '"hero.features" has no entry "subscribe-and-save"; the order is ai-agents, subscribe-and-save, influencer-marketing, sms-marketing, checkout-os.',
    ],
    [
      "for a tile that leads nowhere",
      "href: /connections/postgres/",
      "href: /conections/postgres/",
      '"integrations.tiles #1 href" leads to /conections/postgres/, which is no page of this site;',
    ],
  ])("%s", (_, passage, instead, sentence) => {
    const [line = ""] = broken("home", passage, instead);
    expect(line.startsWith(home(sentence)[0] ?? "-")).toBe(true);
  });
});

it("a pricing card leads to the pricing page by default", () => {
  const { plans } = parseContent(
    contentFiles.plans,
    readFileSync(contentFiles.plans, "utf8"),
    kinds.plans,
  );
  const cards = plans.flatMap(({ home }) => home ?? []);
  expect(cards.map(({ action }) => [action.label, action.href.href])).toEqual([
    ["View pricing", "/pricing/"],
    ["View pricing", "/pricing/"],
  ]);
});

it("the customers are rejected when one is listed twice", () => {
  expect(broken("customers", "slug: misfits", "slug: mansur")).toEqual([
    expect.stringMatching(/field "customers #\d slug" is ".*", which #\d has already/),
  ]);
});
