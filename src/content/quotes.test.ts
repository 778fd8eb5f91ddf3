import { beforeEach, describe, expect, it, vi } from "vitest";
import { site } from "#site";
import { frozenPlans } from "#live/calculators/plans/plans.fixture.ts";
import { useFolder } from "#tests/support/folder.ts";
import { checkCharacters, constantQuotations, fillText, planQuotations } from "./quotes.ts";

function said(text: string, read: (text: string, say: (sentence: string) => void) => unknown) {
  const sentences: string[] = [];
  read(text, (sentence) => sentences.push(sentence));
  return sentences;
}

const lack = "which the site’s fonts do not have; use other characters";

it.each([
  ["Łódź, ź", [`holds “Ł”, “ź”, ${lack}`]],
  ["👩‍💻 and ☕️", [`holds “👩‍💻”, “☕️”, ${lack}`]],
  [
    "two\u200bbags\u2060",
    [
      "holds an invisible character (U+200B, U+2060); delete the words around it and type them again",
    ],
  ],
  ["Café – “5 €”", []],
])("of the characters of %j says %j", (text, sentences) => {
  expect(said(text, checkCharacters)).toEqual(sentences);
});

it.each([
  ["over {retry_period.", 'holds “{retry_period.”, which is never closed; write "{retry_period}"'],
])("reports an unclosed quotation: %j", (text, sentence) => {
  expect(said(text, fillText)).toEqual([sentence]);
});

it("rejects words left from `npm run new` in a build, but not in `npm run check`", () => {
  vi.stubEnv("NODE_ENV", "production");
  expect(said("Say here what it is.", fillText)).toEqual([]);
  vi.stubEnv("BUILD_NAME", "a-build");
  expect(said("Say here what it is.", fillText)).toEqual([
    "still holds the placeholder “Say here…”; write the text itself",
  ]);
  vi.unstubAllEnvs();
});

describe("quotations of content/constants.yaml", () => {
  const { at, write } = useFolder();
  const constants = `constants:
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
`;
  beforeEach(() => {
    write("content/constants.yaml", constants);
    write("content/plans.yaml", frozenPlans);
    vi.spyOn(process, "cwd").mockReturnValue(at());
  });

  it("unknown names are not reported if a quoted file could never be read", async () => {
    write("content/plans.yaml", "plans: []\n");
    vi.resetModules();
    const fresh = await import("./quotes.ts");
    expect(said("{plan.self-serve.price}", fresh.fillText)).toEqual([]);
  });

  it.each([
    ["{rule.twice}", `Billed every 30 days. ${site.product} says: Billed every 30 days.`],
    ["{region.elsewhere.party}", `${site.product} Ltd.`],
    ["{cycle}, {cycle}", "30 days, 30 days"],
    ["a { cycle", "a { cycle"],
  ])("%s, including nested ones", (text, filled) => {
    expect(fillText(text, expect.fail)).toBe(filled);
  });

  const itself = (whole: string) => `holds ${whole}, which quotes itself; write out one of the two`;
  it.each([
    ["{self}", itself("{self}")],
    ["{cyle}", 'holds {cyle}, which is not defined; did you mean "{cycle}"?'],
    ["{rule.biling}", 'holds {rule.biling}, which is not defined; did you mean "{rule.billing}"?'],
    [
      "{region.elsewhere.partner}",
      'holds {region.elsewhere.partner}, which is not defined; did you mean "{region.elsewhere.party}"?',
    ],
  ])("%s is reported once, and ends", (text, sentence) => {
    expect(said(text, fillText)).toEqual([sentence]);
  });
});

describe("plans", () => {
  it("writes every figure as in a sentence", () => {
    expect(Object.fromEntries(planQuotations(frozenPlans))).toMatchObject({
      "plan.checkoutos.price": "$999",
      "plan.self-serve.fee": "1%",
      "plan.autopilot.fee": "up to 0.1%",
      "plan.autopilot.sms": "$0.004",
      "plan.autopilot.runs": "1,000",
      "agent.price": "$50",
      "fees.range": "0.1 to 1%",
    });
  });

  it.each(["enterprise.price", "autopilot.stores"])(
    "has no words for what is not published: %s",
    (name) => {
      expect(planQuotations(frozenPlans).has(`plan.${name}`)).toBe(false);
    },
  );

  it.each(["", "plans: []\n", frozenPlans.replace("amount: 1500", "amount: lots")])(
    "has no words while the file has a fault",
    (text) => {
      expect(planQuotations(text).size).toBe(0);
    },
  );
});

it("constants, rules, facts and fields of regions have words of their own", () => {
  const source = `constants:
  - { name: trial, text: 14 days }
  - { name: fee, text: 18 }
rules:
  - { name: pause, text: "A store may pause for {trial}." }
facts:
  - { name: paused, text: nothing }
regions:
  - { id: asia-pacific, party: "{product}, Inc.", law: [a] }
`;
  expect([...constantQuotations(source)]).toEqual([
    ["trial", "14 days"],
    ["trial.adjective", "14-day"],
    ["rule.pause", "A store may pause for {trial}."],
    ["fact.paused", "nothing"],
    ["fact.paused.capital", "Nothing"],
    ["region.asia-pacific.party", "{product}, Inc."],
  ]);
  expect(constantQuotations("constants:\n").size).toBe(0);
});
