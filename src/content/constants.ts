/**
 * What the contract fixes (docs/specification.md, 11.3 to 11.5): constants, rules and billing regions, stated once in
 * content/constants.yaml. Any text of the content quotes them: `{billing_cycle}` stands for a constant's words
 * (“30 days”), `{billing_cycle.adjective}` for its form before a noun (“30-day”),
 * `{rule.suspension}` for a rule's sentence, `{fact.churn}` for a fact that several pages state, and
 * `{region.elsewhere.courts}` for a field of a region.
 */
import { capitalized, inWords } from "#lib/text/in-words.ts";
import { slugsIn } from "./folders.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flag, inOrder, list, object, oneOf, text } from "./fields.ts";
import { planQuotationsOf } from "./plan-quotations.ts";
import { plansFile } from "./plans.ts";
import { readYaml } from "./yaml.ts";

export const constantsFile = "content/constants.yaml";

/** Where a Store's billing address lies (11.5). */
export const regionIds = ["north-america", "asia-pacific", "elsewhere"] as const;
export type RegionId = (typeof regionIds)[number];

const name = (what: string) =>
  text(40, `${what}: small letters and underscores`).refine(
    (value) => /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(value),
    { error: ({ input }) => `is "${String(input)}"; write it with small letters and underscores` },
  );

/** No two entries have one name: a quotation would not know which is meant. */
const unique = (
  entries: readonly { readonly name: string }[],
  context: {
    addIssue: (issue: { code: "custom"; path: (string | number)[]; message: string }) => void;
  },
): void => {
  entries.forEach((entry, at) => {
    if (entries.findIndex((other) => other.name === entry.name) === at) return;
    const message = `is "${entry.name}", which another entry has already; choose another`;
    context.addIssue({ code: "custom", path: [at, "name"], message });
  });
};

const constant = object({
  name: name("what it is quoted by"),
  text: text(60, "its words, as they stand in a sentence"),
  what: text(120, "what it fixes, in the table at the head of the terms"),
});

const rule = object({
  name: name("what it is quoted by"),
  text: text(300, "the rule, as a whole sentence"),
});

const fact = object({
  name: name("what it is quoted by"),
  text: text(300, "the fact, in whole sentences"),
});

const region = object({
  id: oneOf(regionIds, "the region"),
  where: text(60, "where the billing address lies"),
  party: text(60, "the company that contracts"),
  law: text(60, "whose law holds"),
  courts: text(80, "which courts decide"),
});

export const constants = object({
  constants: list("constants", constant).superRefine(unique),
  rules: list("rules", rule).superRefine(unique),
  facts: list("facts", fact).superRefine(unique),
  regions: inOrder("regions", regionIds, region),
  sample: flag("are the companies invented? They stay marked as a sample until this is false"),
});

/** As the file has them, before anything is filled in; what does not fit the schema is told when the file is read. */
interface Loose {
  readonly constants?: readonly { name?: unknown; text?: unknown }[];
  readonly rules?: readonly { name?: unknown; text?: unknown }[];
  readonly facts?: readonly { name?: unknown; text?: unknown }[];
  readonly regions?: readonly Readonly<Record<string, unknown>>[];
}

/** “90 days” before a noun: “90-day”. Undefined where a constant is no number with its unit. */
function adjective(words: string): string | undefined {
  const [, count, unit] = /^(\d+) ([a-z]+)s$/.exec(words) ?? [];
  return count === undefined || unit === undefined ? undefined : `${count}-${unit}`;
}

/** A constant by its name, and with `.adjective` where it has that form. */
function constantEntries(name: string, words: unknown): (readonly [string, unknown])[] {
  const before = typeof words === "string" ? adjective(words) : undefined;
  const own = [name, words] as const;
  return before === undefined ? [own] : [own, [`${name}.adjective`, before]];
}

/** @returns texts by the words that quote them, with the quotations within them still as they are written */
export function quotationsOf(source: string): ReadonlyMap<string, string> {
  const { constants: fixed, rules, facts, regions } = (readYaml(source).value ?? {}) as Loose;
  const entries: (readonly [string, unknown])[] = [
    ...(fixed ?? []).flatMap(({ name: key, text: words }) => constantEntries(String(key), words)),
    ...(rules ?? []).map(({ name: key, text: words }) => [`rule.${String(key)}`, words] as const),
    ...(facts ?? []).map(({ name: key, text: words }) => [`fact.${String(key)}`, words] as const),
    ...(regions ?? []).flatMap(({ id, ...fields }) =>
      Object.entries(fields).map(([key, words]) => [`region.${String(id)}.${key}`, words] as const),
    ),
  ];
  return new Map(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** The files that texts quote, in the order in which they are told to a writer. */
const quoted = [
  [constantsFile, quotationsOf],
  [plansFile, planQuotationsOf],
] as const;

/** Their paths, for those who follow what is edited: a change here is a change in every text that quotes. */
export const quotedFiles: readonly string[] = quoted.map(([file]) => file);

type Words = ReadonlyMap<string, string>;

let kept: Words | undefined;

/** What each file said last, by what was read: while someone edits, the files are looked at for every text. */
const said = new Map<string, { readonly source: string; readonly words: Words }>();
let all: Words = new Map();

/** @returns whether the file is another than before */
function look(file: string, of: (source: string) => Words): boolean {
  const source = readFileSync(join(process.cwd(), file), "utf8");
  const before = said.get(file);
  if (before?.source === source) return false;
  const words = of(source);
  // A fault is told when the file itself is read; those that quote it go on with what it last said.
  said.set(file, { source, words: words.size === 0 && before ? before.words : words });
  return true;
}

/** How many there are of what has a file each: `{connections.count}` is “nine”, `{connections.Count}` “Nine”. */
const countsOf = (): (readonly [string, string])[] =>
  (["customers", "connections"] as const).flatMap((name) => {
    const count = inWords(slugsIn(name === "customers" ? "caseStudies" : "databases").length);
    return [
      [`${name}.count`, count],
      [`${name}.Count`, capitalized(count)],
    ];
  });

/**
 * Of the project in whose folder the program runs: the contract's constants, and the plans' figures
 * (plan-quotations.ts), and counts. A production build reads the files once.
 */
export function quotations(): ReadonlyMap<string, string> {
  if (kept !== undefined) return kept;
  const changed = quoted.map(([file, of]) => look(file, of));
  const counts = countsOf();
  if (changed.includes(true) || counts.some(([name, words]) => all.get(name) !== words))
    all = new Map([
      ...quotedFiles.flatMap((file) => [...(said.get(file)?.words ?? [])]),
      ...counts,
    ]);
  if (process.env["NODE_ENV"] === "production") kept = all;
  return all;
}
