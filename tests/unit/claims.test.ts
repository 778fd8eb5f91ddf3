/** The claims and the advice of docs/specification.md, 10.6, stand in articles, said by whom they are. */
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sentences = globSync("content/blog/*.md").flatMap((file) =>
  readFileSync(file, "utf8")
    .split(/(?<=[.?!:])\s+|\n+/)
    .filter((sentence) => sentence !== ""),
);

/** Words of the product about itself: its name stands in the same sentence. */
const claimed =
  /\{product\}.*\b(?:says|claims|suggests)\b|\b(?:says|claims|suggests) .*\{product\}/;

it.each([
  ["recovered churns", /8 of (?:every )?10 involuntary churns/],
  ["revenue from subscriptions", /25%/],
  ["fewer who leave", /churn falls by 45%/],
  ["spend on apps", /50% of (?:spend on )?third-party app/],
  ["margin of a box", /45%.*margin|margin.*45%/],
])("claims the %s as the product's", (_, figure) => {
  expect(sentences.filter((each) => figure.test(each) && claimed.test(each))).not.toEqual([]);
});

it.each([
  ["the payback", /pays for itself in about three weeks/],
  ["retries and a grace period", /\{product\}.*(?:retries|grace)/],
  ["the prelaunch", /15 to 60 days/],
  ["the old site's backup", /backup for two months|backup.*two months/],
  ["maintenance", /status 503/],
  [
    "the platform's trial as the provider's",
    /14[- ]day.*(?:change|offer|provider)|(?:provider|offer).*14[- ]day/i,
  ],
])("says %s", (_, figure) => {
  expect(sentences.filter((each) => figure.test(each))).not.toEqual([]);
});
