import { expect, it } from "vitest";
import { isShown } from "#sections/security/claims.ts";
import { claims } from "./claims.ts";
import { parseContent } from "./parse.ts";

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
