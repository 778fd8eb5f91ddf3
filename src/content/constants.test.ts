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

/** The file's faults, one per line; none if it is valid. */
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
  it("is read with its quotations filled in", () => {
    const { rules, regions } = parseContent(constantsFile, good, constants);
    expect(rules[0]?.text).toBe("A store may pause for 30 days.");
    expect(regions[0]?.party).toBe(`${site.product}, Inc.`);
  });

  it.each([
    [
      "a name twice",
      good.replace("pause_period", "trial"),
      '3: field "constants #2 name" is "trial", which #1 has already; give each its own.',
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
});

describe("claims", () => {
  const file = "content/claims.yaml";
  const entry = (id: string) =>
    `  - id: ${id}\n    what: It does\n    says: [{ page: /, words: It does }]\n    evidence: false\n`;

  it("rejects a duplicate claim, by its line", () => {
    const twice = `claims:\n${entry("churn")}${entry("brands")}${entry("churn")}`;
    expect(() => parseContent(file, twice, claims)).toThrow(
      'content/claims.yaml:10: field "claims #3 id" is "churn", which #1 has already; give each its own.',
    );
  });

  it("rejects a page that does not exist", () => {
    const odd = `claims:\n${entry("churn").replace("page: /", "page: /no-such-page/")}`;
    expect(() => parseContent(file, odd, claims)).toThrow("is no page of this site");
  });

  it("treats an unlisted claim as one that cannot be shown", () => {
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
