import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { site } from "#site";
import { checkCharacters, fillText } from "./quotes.ts";

function said(text: string, read: (text: string, say: (sentence: string) => void) => unknown) {
  const sentences: string[] = [];
  read(text, (sentence) => sentences.push(sentence));
  return sentences;
}

const lack = "which the site’s fonts lack; write it with other characters";

it.each([
  ["Łódź, ź", [`holds “Ł”, “ź”, ${lack}`]],
  ["👩‍💻 and ☕️", [`holds “👩‍💻”, “☕️”, ${lack}`]],
  ["ḍ apart", [`holds “ḍ”, ${lack}`]],
  [
    "two\u200bbags\u2060",
    [
      "holds a character that nobody can see (U+200B, U+2060); delete the words around it and type them again",
    ],
  ],
  ["Café – “5 €”", []],
])("of the characters of %j says %j", (text, sentences) => {
  expect(said(text, checkCharacters)).toEqual(sentences);
});

it.each([
  ["over {retry_period.", 'holds “{retry_period.”, which is never closed; write "{retry_period}"'],
  ["{product of ours", 'holds “{product”, which is never closed; write "{product}"'],
])("does not let a quotation go unclosed: %j", (text, sentence) => {
  expect(said(text, fillText)).toEqual([sentence]);
});

it("refuses words left from `npm run new` in a build, and lets `npm run check` pass", () => {
  vi.stubEnv("NODE_ENV", "production");
  expect(said("Say here what it is.", fillText)).toEqual([]);
  vi.stubEnv("BUILD_NAME", "a-build");
  expect(said("Say here what it is.", fillText)).toEqual([
    "still says what to write here; write it",
  ]);
  vi.unstubAllEnvs();
});

it("fills in what is configured, and says what is not", () => {
  expect(fillText("{product} at {email}", expect.fail)).toBe(
    `${site.product} at ${site.hosts.email}`,
  );
  expect(said("{a} of {product}", fillText)).toHaveLength(1);
  expect(said(`A ${site.product} box`, fillText)).toHaveLength(1);
});

describe("quotations of content/constants.yaml", () => {
  const root = mkdtempSync(join(tmpdir(), "constants-"));
  mkdirSync(dirname(join(root, "content/constants.yaml")), { recursive: true });
  writeFileSync(
    join(root, "content/constants.yaml"),
    `constants:
  - { name: cycle, text: 30 days }
  - { name: self, text: "again {self}" }
  - { name: hen, text: "{egg}" }
  - { name: egg, text: "{rule.hen}" }
  - { name: gap, text: "after {nothing_here}" }
rules:
  - { name: billing, text: "Billed every {cycle}." }
  - { name: twice, text: "{rule.billing} {product} says: {rule.billing}" }
  - { name: hen, text: "a {hen}" }
regions:
  - { id: elsewhere, party: "{product} Ltd." }
`,
  );
  writeFileSync(join(root, "content/plans.yaml"), "plans: []\n");
  beforeEach(() => {
    vi.spyOn(process, "cwd").mockReturnValue(root);
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it.each([
    ["Every {cycle}", "Every 30 days"],
    ["{rule.billing}", "Billed every 30 days."],
    ["{rule.twice}", `Billed every 30 days. ${site.product} says: Billed every 30 days.`],
    ["{region.elsewhere.party}", `${site.product} Ltd.`],
    ["{cycle}, {cycle}", "30 days, 30 days"],
    ["a { cycle", "a { cycle"],
  ])("%s, with those within them", (text, filled) => {
    expect(fillText(text, expect.fail)).toBe(filled);
  });

  const itself = (whole: string) => `holds ${whole}, which quotes itself; write out one of the two`;
  it.each([
    ["{self}", itself("{self}")],
    ["{hen}", itself("{hen}")],
    ["{egg}", itself("{egg}")],
    ["{rule.hen}", itself("{rule.hen}")],
    ["{cyle}", 'holds {cyle}, which stands for nothing; did you mean "{cycle}"?'],
    [
      "{rule.biling}",
      'holds {rule.biling}, which stands for nothing; did you mean "{rule.billing}"?',
    ],
    [
      "{region.elsewhere.partner}",
      'holds {region.elsewhere.partner}, which stands for nothing; did you mean "{region.elsewhere.party}"?',
    ],
  ])("%s is told of once, and ends", (text, sentence) => {
    expect(said(text, fillText)).toEqual([sentence]);
  });

  it.each([
    ["{billing}", "{billing}"],
    ["{gap}", "{nothing_here}"],
  ])("%s is like none of the names", (text, told) => {
    expect(said(text, fillText)).toEqual([
      expect.stringMatching(
        /, which stands for nothing; known are \{product\}, .*\{email\} and the names of content\/constants\.yaml and content\/plans\.yaml$/,
      ),
    ]);
    expect(said(text, fillText)[0]).toContain(`holds ${told},`);
  });
});
