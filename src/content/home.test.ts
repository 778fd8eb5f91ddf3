/** What stops the build in the home page's files: each file is shipped as it is, but for one fault. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseContent } from "./parse.ts";
import { faults } from "./faults.fixture.ts";
import { contentFiles, type Kind, kinds } from "./collections.ts";

/** The shipped file with one passage replaced; the passage must be there. */
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
      "for a headline that is too long",
      "title: What would you do with 22% more revenue?",
      `title: ${"Grow ".repeat(13)}`,
      '"hero.title" has 64 characters; shorten it to at most 60.',
    ],
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
      "for a row of tags that is empty",
      /- \[Operational efficiency[^\]]*\]/,
      "- []",
      '"workforce.rows #1" has 0 entries; write one or more phrases.',
    ],
    [
      "for a stage that does not exist",
      "- id: compound",
      "- id: compond",
      '"revenueOs.stages #3 id" is "compond"; did you mean "compound"?',
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

describe("any text is refused", () => {
  it.each<[string, string, string]>([
    ["with letters that the fonts lack", "title: Kiosk", "title: Kiosk 日本"],
    ["with the product's name written out", "title: Kiosk", "title: Perennial kiosk"],
    ["with a note behind it, which would be lost", "title: Kiosk", "title: Kiosk #1"],
    ["with a quote that is never closed", "title: Kiosk", "title: 'Kiosk"],
  ])("%s", (what, passage, instead) => {
    const remedies: Record<string, string> = {
      "with letters that the fonts lack":
        'field "features #6 title" holds “日”, “本”, which the site’s fonts lack; write it with other characters.',
      "with the product's name written out":
        'field "features #6 title" holds the name “Perennial”; write {product} in its place.',
      "with a note behind it, which would be lost":
        "the file cannot be read here; what follows the # is a note and would be shown nowhere; put the text in quotes.",
    };
    const [line = ""] = broken("features", passage, instead);
    expect(line).toContain("content/features.yaml: ");
    expect(line).toContain(remedies[what] ?? "a closing quote");
  });

  it("at the line where the quote opens", () => {
    const source = readFileSync(contentFiles.features, "utf8").replace(
      "title: Kiosk",
      "title: 'Kiosk",
    );
    const at = source.split("\n").findIndex((line) => line.includes("'Kiosk")) + 1;
    expect(faults("features", source)[0]).toMatch(new RegExp(`^content/features.yaml:${at}: `));
  });
});

describe("the list of features is refused", () => {
  const entry = / {2}- id: dunning\n(?: {4}.*\n)+/;
  it("with 29", () => {
    expect(broken("features", entry, "")).toEqual([
      expect.stringContaining('content/features.yaml: field "features" has no entry "dunning";'),
    ]);
  });

  it("with 31", () => {
    const one = "  - id: dunning\n    title: Twice\n    picture: A picture that shows something.\n";
    expect(broken("features", /$/, one)).toEqual([
      expect.stringContaining('field "features #31 id" is "dunning", one entry too many;'),
    ]);
  });

  it("for one that is unknown", () => {
    const [line] = broken("features", "- id: dunning", "- id: duning");
    expect(line).toBe(
      'content/features.yaml: field "features #2 id" is "duning"; did you mean "dunning"?',
    );
  });

  it("for one without words for its picture", () => {
    const [line] = broken("features", /(?<=id: kiosk\n {4}title: Kiosk\n) {4}picture: .*\n/, "");
    expect(line).toBe(
      'content/features.yaml: field "features #6 picture" is missing; write what the picture shows, for those who cannot see it (20 to 220 characters).',
    );
  });
});

it("a pricing card leads to the pricing page where its file says nothing else", () => {
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

it("the customers are refused when one stands twice", () => {
  expect(broken("customers", "slug: misfits", "slug: mansur")).toEqual([
    'content/customers.yaml: field "customers" names a slug twice; each customer has one of its own.',
  ]);
});
