/** The legal pages as they are: what docs/specification.md, 11, asks of their sections, constants and rules. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { legalIds } from "#lib/routes/legal.ts";
import { plain } from "#content/articles/blocks.ts";
import { constants } from "#content/constants.ts";
import { constantQuotations } from "#content/quotes.ts";
import { parseContent } from "#content/parse.ts";
import { legalDocument } from "#content/legal/read.ts";
import { site } from "#site";
import { root } from "#tests/support/dist.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const source = read("content/constants.yaml");
const fixed = parseContent("content/constants.yaml", source, constants);
const { product } = site;
const terms = legalDocument("terms", root);
const privacy = legalDocument("privacy-policy", root);

/** The titles of 11.1, in sentence case, each with its subsections. */
const sections: readonly (readonly [title: string, ...subsections: string[]])[] = [
  ["Account terms"],
  [
    "Account activation",
    "Store Owner",
    "Staff Accounts",
    "PayPal Express",
    "Apple Pay",
    "Google Pay",
    "Meta Pay",
    "Amazon Pay",
    "Shop Pay",
    "Domain names",
  ],
  [`Rights of ${product}`],
  ["Your responsibilities"],
  ["Payment of fees and taxes"],
  ["Confidentiality"],
  ["Limitation of liability and indemnification"],
  ["Intellectual property"],
  [
    "Additional services",
    "POS",
    "Shipping",
    "SMS",
    "Third party services and Experts",
    "Beta Services",
    "Pixel manager",
  ],
  ["Feedback and reviews"],
  ["DMCA takedown"],
  ["Privacy"],
  ["Contracting party"],
  ["Term and termination"],
  ["Modifications"],
  ["General conditions"],
];

describe("the terms", () => {
  it("have the sixteen sections, with their numbers and subsections", () => {
    expect(
      terms.sections.map(({ title, subsections }) => [
        title,
        ...subsections.map((each) => each.title),
      ]),
    ).toEqual(sections);
    expect(terms.sections.map(({ number }) => number)).toEqual(
      sections.map((_, i) => String(i + 1)),
    );
    expect(
      terms.sections.flatMap(({ subsections }) => subsections.map(({ number }) => number)),
    ).toEqual(
      sections.flatMap(([, ...titles], i) =>
        titles.map((_, j) => `${String(i + 1)}.${String(j + 1)}`),
      ),
    );
  });

  it("define the concepts of 11.2", () => {
    const text = read("content/legal/terms.md");
    for (const concept of [
      "Account",
      "Store",
      "Store Owner",
      "Staff Account",
      "Primary Email Address",
      "Materials",
      "Fees",
      "Subscription Fees",
      "Transaction Fees",
      "Additional Fees",
      "Authorized Payment Method",
      "Billing Date",
      "POS Locations",
      "Beta Services",
    ]) {
      expect(text).toContain(`**${concept}**`);
    }
  });

  it("say every rule in a clause, in full", () => {
    const clauses = terms.sections.flatMap((section) =>
      [section, ...section.subsections].flatMap((passage) =>
        passage.clauses.map(({ text }) => plain(text)),
      ),
    );
    for (const { text } of fixed.rules) {
      expect(clauses.some((clause) => clause.includes(text))).toBe(true);
    }
  });

  it("name each region's company, law and courts in one row", () => {
    const rows = terms.sections[12]?.clauses.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.type === "table" ? part.rows : [])),
    );
    expect(rows?.map((row) => row.map((cell) => plain(cell)))).toEqual(
      fixed.regions.map(({ where, party, law, courts }) => [where, party, law, courts]),
    );
    expect(fixed.regions.map(({ courts }) => courts).join()).toMatch(
      /Delaware.*Singapore.*Ireland/,
    );
  });
});

it("the privacy policy has its eleven sections, without numbers", () => {
  expect(privacy.sections.map(({ title }) => title)).toEqual([
    "Introduction",
    "Our values",
    "Why we process your information",
    "Your rights",
    "Where we send your information",
    "Retention",
    "Machine learning",
    "Protection",
    "Cookies",
    "Contact",
    "United States regional privacy notice",
  ]);
  expect(privacy.sections.every(({ number }) => number === null)).toBe(true);
});

describe.each(legalIds)("%s", (id) => {
  const document = legalDocument(id, root);

  it("is dated March 1, 2025 and marked as a sample", () => {
    expect(document).toMatchObject({ updated: "2025-03-01", sample: true });
  });

  it("sums up every section in plain words", () => {
    for (const { summary } of document.sections) expect(summary.length).toBeGreaterThan(0);
  });
});

it("the regions' companies are marked as a sample", () => {
  expect(fixed.sample).toBe(true);
});

describe("the constants of 11.5", () => {
  it.each([
    ["minimum_age", "18"],
    ["billing_cycle", "30 days"],
    ["retry_period", "28 days"],
    ["suspension_period", "60 days"],
    ["billing_issue_period", "about two weeks"],
    ["fee_notice", "30 days"],
    ["counter_notice_period", "14 business days"],
    ["retention_period", "two years"],
    ["currency", "US dollars"],
    ["trial_period", "14 days"],
    ["refund_guarantee", "90 days"],
  ])("%s is %s", (name, text) => {
    expect(fixed.constants.find((each) => each.name === name)?.text).toBe(text);
  });

  it.each([
    ["age", "at least 18 years old, or has reached the age of majority"],
    ["billing", "billed in advance"],
    ["billing", "every 30 days"],
    ["refunds", "Fees are not refunded."],
    ["refunds", "within 90 days"],
    ["pos_fees", "the detected count applies"],
    ["primary_email", "both send and receive"],
  ])("the rule %s says: %s", (name, words) => {
    expect(fixed.rules.find((each) => each.name === name)?.text).toContain(words);
  });

  it("each stand in the table at the head of the terms", () => {
    expect([...terms.quotedIn.keys()].toSorted()).toEqual(
      fixed.constants.map(({ name }) => name).toSorted(),
    );
  });
});

describe("what is fixed once", () => {
  const files = globSync("content/**/*.{yaml,md}", { cwd: root }).map((path) => ({
    path: path.replaceAll("\\", "/"),
    text: read(path),
  }));
  const names = [...constantQuotations(source).keys()].filter(
    (name) => !name.endsWith(".adjective"),
  );

  it("is quoted somewhere, every constant, rule and field", () => {
    const others = files
      .filter(({ path }) => path !== "content/constants.yaml")
      .map(({ text }) => text);
    const all = [...others, source].join("\n");
    expect(names.filter((name) => !all.includes(`{${name}}`))).toEqual([]);
  });

  it("is quoted in the terms, every rule", () => {
    const text = read("content/legal/terms.md");
    const rules = names.filter((name) => name.startsWith("rule."));
    expect(rules.filter((name) => !text.includes(`{${name}}`))).toEqual([]);
  });

  it("is quoted by rules, and typed in none", () => {
    const typed = new RegExp(fixed.constants.map(({ text }) => `\\b${text}\\b`).join("|"), "i");
    const rules = source.slice(source.indexOf("\nrules:"), source.indexOf("\nregions:"));
    expect(rules.split("\n").filter((line) => typed.test(line))).toEqual([]);
  });

  it("is typed in no other text of the site, where it is the contract's", () => {
    // What customers measured, a shop's own returns, the sample shop's two years, the days that a query counts, the words of questions and the age of the demo store's orders no contract of ours fixes.
    const apart = [
      "content/connections/google-bigquery.yaml",
      "content/connections/mysql.yaml",
      "content/connections/sqlite.yaml",
      "content/customers.yaml",
      "content/dataset.yaml",
      "content/ezql.yaml",
      "content/features.yaml",
      "content/glossary.yaml",
      "content/navigation.yaml",
      "content/pages/data-catalog.yaml",
      "content/pages/queries.yaml",
      "content/query-demo.yaml",
    ];
    const words = [...constantQuotations(source)]
      .filter(([name]) => /^[a-z_]+(?:\.adjective)?$/.test(name))
      .map(([, text]) => text)
      .filter((text) => text.includes(" ") || text.includes("-"));
    const typed = new RegExp(`\\b(?:${words.join("|")})\\b`, "i");
    const found = files
      .filter(
        ({ path }) =>
          /\.yaml$/.test(path) && path !== "content/constants.yaml" && !apart.includes(path),
      )
      .flatMap(({ path, text }) =>
        text.split("\n").flatMap((line) => (typed.test(line) ? [`${path}: ${line}`] : [])),
      );
    expect(found).toEqual([]);
  });
});
