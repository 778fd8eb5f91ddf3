/**
 * What texts of the content quote, so that each fact is written once: `{product}` of the site's configuration, and from
 * content/constants.yaml and content/plans.yaml
 * - `{billing_cycle}`, a constant's words (“30 days”), and `{billing_cycle.adjective}`, their form before a noun
 *   (“30-day”); `{rule.suspension}`, `{fact.churn}`, `{fact.agent_count.capital}` (“Three”), `{region.elsewhere.courts}`
 * - `{plan.self-serve.price}` (“$1,500”), `{plan.self-serve.users}`, the cell of that row, `{plans.count}`,
 *   `{agent.price}`, `{fees.range}`, and `{figure.…}`; what is not published has no words, so that quoting it is a fault
 * - `{connections.count}` (“nine”) and `{customers.Count}` (“Nine”), of what has a file each.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "#site";
import { feeWords, type Plan, smallPrice, tariffOf } from "#live/calculators/plans/tariff.ts";
import { countWords, dollars, percentWords } from "#live/calculators/numbers.ts";
import { fontCharacters } from "#lib/text/font-characters.ts";
import { nearest } from "#lib/text/nearest.ts";
import { slugsIn } from "./folders.ts";
import { quotedPlans } from "./plans.ts";
import { readYaml } from "./yaml.ts";

/** Counts as running text says them. */
const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
] as const;

/** @returns “four” for 4; from 13 on, digits */
const inWords = (count: number): string => numbers[count] ?? String(count);

/** The same at the beginning of a sentence: “Four”. */
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

type Quotations = ReadonlyMap<string, string>;
type Entry = readonly [name: string, words: string];

interface Named {
  readonly name?: unknown;
  readonly text?: unknown;
}

/** As the file has them, before anything is filled in. What does not fit the schema is reported when the file is read. */
interface Loose {
  readonly constants?: readonly Named[];
  readonly rules?: readonly Named[];
  readonly facts?: readonly Named[];
  readonly regions?: readonly Readonly<Record<string, unknown>>[];
}

/** “90 days” before a noun: “90-day”. Undefined where a constant is no number with its unit. */
function adjective(words: string): string | undefined {
  const [, count, unit] = /^(\d+) ([a-z]+)s$/.exec(words) ?? [];
  return count === undefined || unit === undefined ? undefined : `${count}-${unit}`;
}

/**
 * @param source the text of content/constants.yaml
 * @returns texts by the words that quote them, with the quotations within them as they are written
 */
export function constantQuotations(source: string): Quotations {
  const { constants, rules, facts, regions } = (readYaml(source).value ?? {}) as Loose;
  const named = (all: readonly Named[] | null | undefined, prefix = "") =>
    (all ?? []).map(({ name, text }) => [prefix + String(name), text] as const);
  const fields = (regions ?? []).flatMap(({ id, ...rest }) =>
    Object.entries(rest).map(([key, words]) => [`region.${String(id)}.${key}`, words] as const),
  );
  const entries = [
    ...named(constants).flatMap(([name, words]) => {
      const before = typeof words === "string" ? adjective(words) : undefined;
      return [[name, words] as const, [`${name}.adjective`, before] as const];
    }),
    ...named(rules, "rule."),
    ...named(facts, "fact.").flatMap(([name, words]) =>
      typeof words === "string" && capitalized(words) !== words
        ? [[name, words] as const, [`${name}.capital`, capitalized(words)] as const]
        : [[name, words] as const],
    ),
    ...fields,
  ];
  return new Map(entries.filter((entry): entry is Entry => typeof entry[1] === "string"));
}

/** What a plan says besides its figures. */
interface PlanWords {
  readonly price?: { readonly label: string } | undefined;
  readonly tagline?: string | undefined;
}

function planEntries(plan: Plan, { price: words, tagline }: PlanWords): Entry[] {
  const { price, fee, messages, agents, cells } = plan;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ["name", plan.name],
    ["price", price ? dollars(price.cents) : undefined],
    ["label", words?.label],
    ["tagline", tagline],
    ["percent", fee ? percentWords(fee.points) : undefined],
    ["fee", fee ? feeWords(fee) : undefined],
    ["sms", messages ? smallPrice(messages.sms) : undefined],
    ["mms", messages ? smallPrice(messages.mms) : undefined],
    ["agents", agents === null ? undefined : String(agents)],
    ...[...cells].map(
      ([id, cell]) => [id, typeof cell === "number" ? countWords(cell) : undefined] as const,
    ),
  ];
  return fields.flatMap(([name, text]) =>
    text === undefined ? [] : [[`plan.${plan.id}.${name}`, text] as const],
  );
}

const counted = (name: string, count: number): Entry[] => [
  [`${name}.count`, inWords(count)],
  [`${name}.Count`, capitalized(inWords(count))],
];

/**
 * @param source the text of content/plans.yaml
 * @returns texts by the words that quote them; none while the file has a fault, which its own reading reports
 */
export function planQuotations(source: string): Quotations {
  const { data } = quotedPlans.safeParse(readYaml(source).value);
  if (data === undefined) return new Map();
  const tariff = tariffOf(data);
  const points = tariff.plans.flatMap(({ fee }) => (fee === null ? [] : [fee.points]));
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const range =
    least === most ? percentWords(most) : `${String(least / 100)} to ${percentWords(most)}`;
  return new Map([
    ...tariff.plans.flatMap((plan, i) => planEntries(plan, data.plans[i] ?? {})),
    ...counted("plans", data.plans.length),
    ...(points.length === 0 ? [] : ([["fees.range", range]] satisfies Entry[])),
    ["agent.price", dollars(tariff.agent)],
    ...data.figures.map(({ name, text }): Entry => [`figure.${name}`, text]),
  ]);
}

const quoted = {
  "content/constants.yaml": constantQuotations,
  "content/plans.yaml": planQuotations,
} as const;

/** The files that texts quote: a change here is a change in every text that quotes. */
export const quotedFiles: readonly string[] = Object.keys(quoted);

const read = (file: string) => readFileSync(join(process.cwd(), file), "utf8");

/** What the files said last. */
const last = new Map<string, Quotations>();
let current: { readonly sources: string; readonly words: Quotations } | undefined;

/**
 * @returns all that the content of the project quotes, in whose folder the program runs. A production build reads it
 *   once; else the files are looked at for every text, since someone may edit them
 */
export function quotations(): Quotations {
  if (current && process.env["NODE_ENV"] === "production") return current.words;
  const counts = [
    ...counted("customers", slugsIn("caseStudies").length),
    ...counted("connections", slugsIn("databases").length),
  ];
  const texts = quotedFiles.map(read);
  const sources = JSON.stringify([texts, counts]);
  if (current?.sources === sources) return current.words;
  Object.values(quoted).forEach((quotationsOf, i) => {
    const words = quotationsOf(texts[i] ?? "");
    const file = quotedFiles[i] ?? "";
    // A fault is reported when the file itself is read; texts that quote it go on with what it said before.
    if (words.size > 0 || !last.has(file)) last.set(file, words);
  });
  current = {
    sources,
    words: new Map([...[...last.values()].flatMap((words) => [...words]), ...counts]),
  };
  return current.words;
}

/** Takes the rest of a sentence whose subject is the text. */
type Say = (sentence: string) => void;

/** What the site's configuration fills in. */
const configured: Quotations = new Map([
  ["product", site.product],
  ["slug", site.slug],
  ["email", site.hosts.email],
]);

const wordsOf = (key: string): string | undefined => configured.get(key) ?? quotations().get(key);

/** The remedy for braces that stand for nothing. */
function remedyFor(written: string): string {
  const braced = (keys: readonly string[]) => keys.map((key) => `{${key}}`);
  // Of rules and regions the last part tells them apart; the first is the same for all.
  const [, first = ""] = /^\{\s*([a-z]+\.)/i.exec(written) ?? [];
  const keys = [...configured.keys(), ...quotations().keys()].filter((key) =>
    key.startsWith(first),
  );
  const rests = braced(keys.map((key) => key.slice(first.length)));
  const close = nearest(written.replace(first, ""), rests)?.replace("{", `{${first}`);
  return close === undefined
    ? `known are ${braced([...configured.keys()]).join(", ")} and the names of content/constants.yaml and content/plans.yaml`
    : `did you mean "${close}"?`;
}

const known = new Set(fontCharacters);
const isStranger = (char: string): boolean => !known.has(char) && char.trim() !== "";

/** Any letter that the fonts lack, blanks apart: asked of every text at every build. */
const strange = new RegExp(`[^\\s${fontCharacters.replace(/[\\\]^-]/g, "\\$&")}]`, "u");

/** As a reader counts: an emoji of several parts is one. */
const letters = new Intl.Segmenter("en");

/** Joiners, marks of direction and the like, which come along with what is copied. */
const invisible = /^[\p{Cf}\p{Cc}\ufe00-\ufe0f]$/u;

const codeOf = (char: string) =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Reports the letters of a text that the site's fonts lack. */
export function checkCharacters(text: string, say: Say): void {
  if (!strange.test(text)) return;
  const [seen, hidden] = [new Set<string>(), new Set<string>()];
  for (const { segment } of letters.segment(text)) {
    const strangers = [...segment].filter(isStranger);
    if (strangers.every((char) => invisible.test(char)))
      for (const char of strangers) hidden.add(codeOf(char));
    else seen.add(`“${segment}”`);
  }
  if (seen.size > 0)
    say(
      `holds ${[...seen].join(", ")}, which the site’s fonts lack; write it with other characters`,
    );
  if (hidden.size > 0)
    say(
      `holds a character that nobody can see (${[...hidden].join(", ")}); delete the words around it and type them again`,
    );
}

const productName = new RegExp(`\\b${site.product.replace(/[^\w\s]/g, "\\$&")}\\b`);

/** Reports that a text holds the product's name, with what to do about it. */
export function checkName(text: string, say: Say, remedy = "write {product} in its place"): void {
  if (productName.test(text)) say(`holds the name “${site.product}”; ${remedy}`);
}

/** A text with its quotations filled in, those within them too. `within` is what is being filled in already. */
function fillIn(text: string, say: Say, within: readonly string[] = []): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, key: string) => {
    const words = wordsOf(key);
    if (words === undefined) say(`holds ${whole}, which stands for nothing; ${remedyFor(whole)}`);
    else if (within.includes(key))
      say(`holds ${whole}, which quotes itself; write out one of the two`);
    else return words.includes("{") ? fillIn(words, say, [...within, key]) : words;
    return whole;
  });
}

/**
 * @param text as the writer wrote it
 * @param say takes what is wrong with it, which no schema can know
 * @returns the text with what stands elsewhere in place of `{product}`, `{billing_cycle}` and the like
 */
export function fillText(text: string, say: Say): string {
  checkCharacters(text, say);
  checkName(text, say);
  // NODE_ENV is "production" for `astro check` as well, which must let a new page pass.
  if (text.startsWith("Say here") && process.env["BUILD_NAME"] !== undefined)
    say("still says what to write here; write it");
  if (!text.includes("{")) return text;
  // A brace may stand alone; with a name behind it, it was meant to be closed.
  for (const [written, name = ""] of text.matchAll(/\{([a-z][\w.-]*)(?![\w.}-])/gi)) {
    const key = name.replace(/\.$/, "");
    if (wordsOf(key) !== undefined)
      say(`holds “${written}”, which is never closed; write "{${key}}"`);
  }
  return fillIn(text, say);
}
