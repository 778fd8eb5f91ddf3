/** The actual legal pages: the requirements of docs/specification.md, 11, for sections, constants and rules. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plain } from "#content/articles/blocks.ts";
import { constants } from "#content/constants.ts";
import { constantQuotations } from "#content/quotes.ts";
import { parseContent } from "#content/parse.ts";
import { legalDocument } from "#content/legal/read.ts";
import { root } from "#tests/support/dist.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const source = read("content/constants.yaml");
const fixed = parseContent("content/constants.yaml", source, constants);
const terms = legalDocument("terms", root);

describe("the terms", () => {
  it("state every rule in a clause, in full", () => {
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

it("a reference to a section leads to the section that it names", () => {
  const references = globSync("content/legal/*.md", { cwd: root }).flatMap((path) => [
    ...read(path).matchAll(/\[section ([\d.]+)\]\([^)]*#([^)]*)\)/gi),
  ]);
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter(([, named, target]) => named !== target).map(String)).toEqual([]);
});

describe("the constants of 11.5", () => {
  it("are each in the table at the head of the terms", () => {
    expect([...terms.quotedIn.keys()].toSorted()).toEqual(
      fixed.constants.map(({ name }) => name).toSorted(),
    );
  });
});

describe("each fixed value", () => {
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
    // A fact with a capital letter is the same fact.
    const quotable = names.filter((name) => !name.endsWith(".capital"));
    expect(
      quotable.filter((name) => !all.includes(`{${name}}`) && !all.includes(`{${name}.capital}`)),
    ).toEqual([]);
  });

  it("is quoted by rules, and typed in none", () => {
    const typed = new RegExp(fixed.constants.map(({ text }) => `\\b${text}\\b`).join("|"), "i");
    const rules = source.slice(source.indexOf("\nrules:"), source.indexOf("\nregions:"));
    expect(rules.split("\n").filter((line) => typed.test(line))).toEqual([]);
  });

  it("is not typed in any other text of the site, if it is from the contract", () => {
    // Times in the records of sample shops are theirs.
    const samples = /^content\/(?:case-studies|connections|dataset|ezql|glossary|query-demo)\b/;
    const phrases = ["two years of", "last 90 days", "30-day returns"];
    const periods = [...constantQuotations(source)].filter(
      ([name, text]) => /^[a-z_]+(?:\.adjective)?$/.test(name) && /[ -]/.test(text),
    );
    const quoting = Map.groupBy(periods, ([, text]) => text.toLowerCase());
    const typed = new RegExp(`\\b(?:${[...quoting.keys()].join("|")})\\b`, "i");
    const found = files
      .filter(
        ({ path }) =>
          path.endsWith(".yaml") && path !== "content/constants.yaml" && !samples.test(path),
      )
      .flatMap(({ path, text }) =>
        text.split("\n").flatMap((line, i) => {
          const [period] = typed.exec(line) ?? [];
          if (period === undefined || phrases.some((phrase) => line.includes(phrase))) return [];
          const names = quoting.get(period.toLowerCase())?.map(([name]) => `{${name}}`) ?? [];
          return [`${path}:${i + 1} says “${period}”; write ${names.join(" or ")}`];
        }),
      );
    const remedy =
      "If a period is not from the terms, add its words to `phrases` in tests/unit/legal.test.ts.";
    expect(found, remedy).toEqual([]);
  });
});
