/** The articles follow the rules on length, grade, links and figures, and make every claim of the specification. */
import { expect, it } from "vitest";
import { articleFiles } from "#content/articles/library.ts";
import { articleFaults, missingClaims, readFiles } from "#scripts/lib/article-checks.ts";
import { root } from "#tests/support/dist.ts";

const files = readFiles(root, articleFiles(root));
const texts = files.map(({ file, bytes }) => ({ file, text: Buffer.from(bytes).toString() }));

it("finds nothing wrong with the articles", () => {
  expect(articleFaults(files)).toEqual([]);
});

it("makes every claim, with the product's name if it is the product's", () => {
  expect(missingClaims(texts.map(({ text }) => text))).toEqual([]);
});

it("quotes what several pages say instead of repeating it", () => {
  const byHand =
    /10 (?:subscribers lost|subscriptions that would)|churn:?\*\* (?:is )?subscribers lost/i;
  expect(texts.filter(({ text }) => byHand.test(text)).map(({ file }) => file)).toEqual([]);
});

it("leads from each article on retention to the case study on failed payments and churn", () => {
  const retention = texts.filter(({ text }) => /^topics: .*\bretention\b/m.test(text));
  expect(retention.length).toBeGreaterThan(5);
  const without = retention.filter(({ text }) => !text.includes("](/case-studies/misfits/)"));
  expect(without.map(({ file }) => file)).toEqual([]);
});

it("says when a law was checked wherever an article names one", () => {
  const law = /\b(?:ROSCA|TCPA|GDPR|CAN-SPAM|FTC|PECR|Directive)\b/;
  const naming = texts.filter(({ text }) => law.test(text));
  expect(naming.length).toBeGreaterThan(15);
  const undated = naming.filter(
    ({ text }) => !/checked\b[^.(]{0,20}November \d+, \d{4}/i.test(text),
  );
  expect(undated.map(({ file }) => file)).toEqual([]);
});

it("offers the concierge team's help wherever an article leads to the migration page", () => {
  const moving = texts.filter(({ text }) => text.includes("](/migrate/)"));
  expect(moving.length).toBeGreaterThan(5);
  const without = moving.filter(({ text }) => !text.includes("](@bookingConcierge)"));
  expect(without.map(({ file }) => file)).toEqual([]);
});
