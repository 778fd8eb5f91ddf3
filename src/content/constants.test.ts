import { describe, expect, it } from "vitest";
import { site } from "#site";
import { constants } from "./constants.ts";
import { ContentError, parseContent } from "./parse.ts";
import { isShown } from "#sections/security/claims.ts";
import { claims } from "./claims.ts";

const constantsFile = "content/constants.yaml";

const good = `constants:
  - { name: trial, text: 14 days, what: Free trial }
  - { name: pause_period, text: 60 days, what: Pause }
rules:
  - { name: pause, text: "A store may pause for {billing_cycle}." }
regions:
  - { id: north-america, where: A, party: "{product}, Inc.", law: B, courts: C }
  - { id: asia-pacific, where: D, party: E, law: F, courts: G }
  - { id: elsewhere, where: H, party: I, law: J, courts: K }
facts:
  - { name: paused, text: "A paused store pays nothing." }
sample: true
`;

/** What is said of the file, line by line; none where it is accepted. */
function faults(source: string): string[] {
  try {
    parseContent(constantsFile, source, constants);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n").map((line) => line.replace(`${constantsFile}:`, ""));
  }
}

describe("the file", () => {
  it("is read with what it quotes filled in", () => {
    const { rules, regions } = parseContent(constantsFile, good, constants);
    expect(rules[0]?.text).toBe("A store may pause for 30 days.");
    expect(regions[0]?.party).toBe(`${site.product}, Inc.`);
  });

  const form = "write it with small letters and underscores.";
  it.each([
    [
      "a name twice",
      good.replace("pause_period", "trial"),
      '3: field "constants #2 name" is "trial", which #1 has already; give each its own.',
    ],
    [
      "a rule's name twice",
      good.replace("regions:", "  - { name: pause, text: Twice. }\nregions:"),
      '6: field "rules #2 name" is "pause", which #1 has already; give each its own.',
    ],
    ...["Trial", "pause-period", "_trial", "trial_", "2nd", "pause period", "a__b"].map((name) => [
      `the name ${name}`,
      good.replace("pause_period", name),
      `3: field "constants #2 name" is "${name}"; ${form}`,
    ]),
    [
      "a name that is missing",
      good.replace("name: trial, ", ""),
      '2: field "constants #1 name" is missing; write what it is quoted by: small letters and underscores (at most 40 characters).',
    ],
    [
      "a number without quotes",
      good.replace("14 days", "18"),
      '2: field "constants #1 text" is not a text; put it in quotes: "18".',
    ],
    [
      "regions out of order",
      good
        .replace("asia-pacific", "x")
        .replace("elsewhere", "asia-pacific")
        .replace("id: x", "id: elsewhere"),
      '8: field "regions #2 id" is "elsewhere" where "asia-pacific" belongs; the order is north-america, asia-pacific, elsewhere.',
    ],
    [
      "a region too few",
      good.replace(/ {2}- \{ id: elsewhere.*\n/, ""),
      '6: field "regions" has no entry "elsewhere"; the order is north-america, asia-pacific, elsewhere.',
    ],
    [
      "a region that does not exist",
      good.replace("id: elsewhere", "id: elswhere"),
      '9: field "regions #3 id" is "elswhere"; did you mean "elsewhere"?',
    ],
    [
      "a quotation that does not exist",
      good.replace("{billing_cycle}", "{billing_cycles}"),
      '5: field "rules #1 text" holds {billing_cycles}, which stands for nothing; did you mean "{billing_cycle}"?',
    ],
  ])("with %s is refused", (_, source, sentence) => {
    expect(faults(source)).toEqual([sentence]);
  });

  it("that is right is accepted", () => {
    expect(faults(good)).toEqual([]);
  });

  it("may give a constant and a rule one name", () => {
    expect(faults(good.replace("name: pause,", "name: trial,"))).toEqual([]);
  });
});

describe("claims", () => {
  const file = "content/claims.yaml";
  const entry = (id: string) =>
    `  - id: ${id}\n    what: It does\n    says: [{ page: /, words: It does }]\n    evidence: false\n`;

  it("refuses a claim that stands twice, by its line", () => {
    const twice = `claims:\n${entry("churn")}${entry("brands")}${entry("churn")}`;
    expect(() => parseContent(file, twice, claims)).toThrow(
      'content/claims.yaml:10: field "claims #3 id" is "churn", which #1 has already; give each its own.',
    );
  });

  it("refuses a page that is none", () => {
    const odd = `claims:\n${entry("churn").replace("page: /", "page: /no-such-page/")}`;
    expect(() => parseContent(file, odd, claims)).toThrow("is no page of this site");
  });

  it("takes a claim that nobody has written down for one that cannot be shown", () => {
    const known = [
      { id: "churn", evidence: true },
      { id: "brands", evidence: false },
    ];
    expect(["churn", "brands", "hipaa"].map((id) => isShown(known, id))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
