/**
 * What content may quote, so that each fact is written once: `{product}` from the site's configuration, and from
 * content/constants.yaml and content/plans.yaml
 * - `{billing_cycle}`, a constant's words (“30 days”), and `{billing_cycle.adjective}`, their form before a noun
 *   (“30-day”); `{rule.suspension}`, `{fact.churn}`, `{fact.agent_count.capital}` (“Three”),
 *   `{region.elsewhere.courts}`
 * - `{plan.self-serve.price}` (“$1,500”), `{plan.self-serve.users}`, the cell in that row, `{plans.count}`,
 *   `{plans.start}` (the lowest yearly price),
 *   `{agent.price}`, `{fees.range}`, and `{figure.…}`; quoting an unpublished one is a fault
 * - `{connections.count}` (“nine”) and `{customers.count.capital}` (“Nine”), which count files.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "astro/zod";
import { site } from "#site";
import { feeWords, type Plan, smallPrice, tariffOf } from "#live/calculators/plans/bill.ts";
import { countWords, dollars, percentWords } from "#live/calculators/numbers.ts";
import { fontCharacters } from "#lib/text/fonts.ts";
import { nearest } from "#lib/text/nearest.ts";
import { checked, text } from "./fields.ts";
import { slugsIn } from "./folders.ts";
import { quotedPlans } from "./plans.ts";
import { readYaml } from "./yaml.ts";

const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** @returns “four” for 4; from 13 on, digits */
const inWords = (count: number): string => numbers[count] ?? String(count);

type Quotations = ReadonlyMap<string, string>;
type Entry = readonly [name: string, words: string];

/** Other forms of a quoted text: a number with a unit before a noun, “90-day”, and a fact at the beginning of a sentence. */
function formsOf(name: string, words: string): Entry[] {
  const [, count, unit] = /^(\d+) ([a-z]+)s$/.exec(words) ?? [];
  if (!name.includes(".")) return count && unit ? [[`${name}.adjective`, `${count}-${unit}`]] : [];
  const capital = words.charAt(0).toUpperCase() + words.slice(1);
  const begins = /^fact\.|\.count$/.test(name) && capital !== words;
  return begins ? [[`${name}.capital`, capital]] : [];
}

const withForms = (name: string, words: string): Entry[] => [
  [name, words],
  ...formsOf(name, words),
];

/** Lists of the file, which may have faults: they are reported when the file itself is read. */
type Lists = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[] | null>>;

/**
 * @param source the text of content/constants.yaml
 * @returns texts by the words that quote them, with nested quotations unfilled
 */
export function constantQuotations(source: string): Quotations {
  const lists = (readYaml(source).value ?? {}) as Lists;
  const named = (list: string, prefix = "") =>
    (lists[list] ?? []).map(({ name, text }) => [prefix + String(name), text] as const);
  const fields = (lists["regions"] ?? []).flatMap(({ id, ...rest }) =>
    Object.entries(rest).map(([key, text]) => [`region.${id}.${key}`, text] as const),
  );
  const all = [
    ...named("constants"),
    ...named("rules", "rule."),
    ...named("facts", "fact."),
    ...fields,
  ];
  return new Map(
    all.flatMap(([name, text]): Entry[] => (typeof text === "string" ? withForms(name, text) : [])),
  );
}

type PlanWords = z.infer<typeof quotedPlans>["plans"][number];

/** Texts that quote a plan; what it does not publish has none. */
function planTexts(plan: Plan, words: PlanWords | undefined) {
  const { price, fee, messages, agents, cells } = plan;
  const fields = {
    name: plan.name,
    price: price ? dollars(price.cents) : undefined,
    label: words?.price?.label,
    tagline: words?.tagline,
    percent: fee ? percentWords(fee.points) : undefined,
    fee: fee ? feeWords(fee) : undefined,
    sms: messages ? smallPrice(messages.sms) : undefined,
    mms: messages ? smallPrice(messages.mms) : undefined,
    agents: agents?.toString(),
  };
  const figures = [...cells].map(
    ([id, cell]) => [id, typeof cell === "number" ? countWords(cell) : undefined] as const,
  );
  return [...Object.entries(fields), ...figures].map(
    ([name, text]) => [`plan.${plan.id}.${name}`, text] as const,
  );
}

/**
 * @param source the text of content/plans.yaml
 * @returns texts by the words that quote them; none while the file has a fault, which is reported elsewhere
 */
export function planQuotations(source: string): Quotations {
  const { data } = quotedPlans.safeParse(readYaml(source).value);
  if (data === undefined) return new Map();
  const { plans, agent } = tariffOf(data);
  const yearly = plans.flatMap(({ price }) => (price?.every === "year" ? [price.cents] : []));
  const points = plans.flatMap(({ fee }) => (fee === null ? [] : [fee.points]));
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const range = least === most ? percentWords(most) : `${least / 100} to ${percentWords(most)}`;
  const texts = [
    ...plans.flatMap((plan, i) => planTexts(plan, data.plans[i])),
    ["plans.count", inWords(plans.length)] as const,
    ["fees.range", points.length === 0 ? undefined : range] as const,
    ["plans.start", yearly.length === 0 ? undefined : dollars(Math.min(...yearly))] as const,
    ["agent.price", dollars(agent)] as const,
    ...data.figures.map(({ name, text }) => [`figure.${name}`, text] as const),
  ];
  return new Map(
    texts.flatMap(([name, text]) => (text === undefined ? [] : withForms(name, text))),
  );
}

const quoted = {
  "content/constants.yaml": constantQuotations,
  "content/plans.yaml": planQuotations,
} as const;

/** The files that texts quote; a change in one changes every text that quotes it. */
export const quotedFiles: readonly string[] = Object.keys(quoted);

const read = (file: string) => readFileSync(join(process.cwd(), file), "utf8");

/** What the files held when last read, and their last valid values; none before. */
let sources = "";
let valid: Quotations | undefined;

/**
 * @returns everything that content can quote, from the project in the current folder. A production build reads it once;
 *   otherwise the files are checked for every text, since they may be edited
 */
export function quotations(): Quotations {
  if (valid && process.env["NODE_ENV"] === "production") return valid;
  const counts = [
    ...withForms("customers.count", inWords(slugsIn("caseStudies").length)),
    ...withForms("connections.count", inWords(slugsIn("connections").length)),
  ];
  const texts = quotedFiles.map(read);
  const found = JSON.stringify([texts, counts]);
  if (found !== sources) {
    sources = found;
    const words = Object.values(quoted).map((quotationsOf, i) => quotationsOf(texts[i] ?? ""));
    // A fault is reported when the file itself is read; until then texts quote the last valid values.
    if (words.every(({ size }) => size > 0))
      valid = new Map([...words.flatMap((each) => [...each]), ...counts]);
  }
  return valid ?? new Map<string, string>();
}

type Say = (sentence: string) => void;

const configured: Quotations = new Map([
  ["product", site.product],
  ["slug", site.slug],
  ["email", site.hosts.email],
]);

/** The name of something in content/plans.yaml, by what texts quote of it. @param what what to write */
const quotable = (what: string, keyOf: (name: string) => string) =>
  checked(text(40, what), (name) =>
    quotations().has(keyOf(name)) ? undefined : `is "${name}"; write ${what}`,
  );
export const figureName = quotable(
  "the name of a figure in content/plans.yaml",
  (name) => `figure.${name}`,
);
export const planId = quotable(
  "the id of one of our plans in content/plans.yaml",
  (id) => `plan.${id}.name`,
);

const wordsOf = (key: string): string | undefined => configured.get(key) ?? quotations().get(key);

function remedyFor(written: string): string {
  const braced = (keys: readonly string[]) => keys.map((key) => `{${key}}`);
  // For rules and regions compare the last part; the first is the same for all.
  const [, first = ""] = /^\{\s*([a-z]+\.)/i.exec(written) ?? [];
  const keys = [...configured.keys(), ...quotations().keys()].filter((key) =>
    key.startsWith(first),
  );
  const rests = braced(keys.map((key) => key.slice(first.length)));
  const close = nearest(written.replace(first, ""), rests)?.replace("{", `{${first}`);
  return close === undefined
    ? `known names are ${braced([...configured.keys()]).join(", ")} and the names of content/constants.yaml and content/plans.yaml`
    : `did you mean "${close}"?`;
}

/** Any letter that the fonts lack, except blanks; run on every text in every build. */
const strange = new RegExp(`[^\\s${fontCharacters.replace(/[\\\]^-]/g, "\\$&")}]`, "u");

/** Counts graphemes: an emoji of several parts is one. */
const letters = new Intl.Segmenter("en");

/** Invisible characters such as joiners and direction marks, which come with copied text. */
const invisible = /^[\p{Cf}\p{Cc}\ufe00-\ufe0f]$/u;

const codeOf = (char: string) =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Reports letters that the site's fonts lack. */
export function checkCharacters(text: string, say: Say): void {
  if (!strange.test(text)) return;
  const [seen, hidden] = [new Set<string>(), new Set<string>()];
  for (const { segment } of letters.segment(text)) {
    const strangers = [...segment].filter((char) => strange.test(char));
    if (strangers.every((char) => invisible.test(char)))
      for (const char of strangers) hidden.add(codeOf(char));
    else seen.add(`“${segment}”`);
  }
  if (seen.size > 0)
    say(`holds ${[...seen].join(", ")}, which the site’s fonts do not have; use other characters`);
  if (hidden.size > 0)
    say(
      `holds an invisible character (${[...hidden].join(", ")}); delete the words around it and type them again`,
    );
}

const productName = new RegExp(`\\b${site.product.replace(/[^\w\s]/g, "\\$&")}\\b`);

/** Reports that a text holds the product's name, with what to do about it. */
export function checkName(text: string, say: Say, remedy = "write {product} in its place"): void {
  if (productName.test(text)) say(`holds the name “${site.product}”; ${remedy}`);
}

/** A text with its quotations filled in, including nested ones. `within` lists those being filled in. */
const fillIn = (text: string, say: Say, within: readonly string[] = []): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, key: string) => {
    const words = wordsOf(key);
    if (words === undefined) {
      // While a quoted file cannot be read, its own fault is the only one worth a line.
      if (valid === undefined) return "…";
      say(`holds ${whole}, which is not defined; ${remedyFor(whole)}`);
    } else if (within.includes(key))
      say(`holds ${whole}, which quotes itself; write out one of the two`);
    else return words.includes("{") ? fillIn(words, say, [...within, key]) : words;
    return whole;
  });

/**
 * @param text as the writer wrote it
 * @param say receives faults that no schema can find
 * @returns the text with `{product}`, `{billing_cycle}` and the like filled in
 */
export function fillText(text: string, say: Say): string {
  checkCharacters(text, say);
  checkName(text, say);
  // NODE_ENV is "production" for `astro check` as well, which must accept a new page.
  if (text.startsWith("Say here") && process.env["BUILD_NAME"] !== undefined)
    say("still holds the placeholder “Say here…”; write the text itself");
  if (!text.includes("{")) return text;
  // A lone brace is fine, but one before a name should be closed.
  for (const [written, name = ""] of text.matchAll(/\{([a-z][\w.-]*)(?![\w.}-])/gi)) {
    const key = name.replace(/\.$/, "");
    if (wordsOf(key) !== undefined)
      say(`holds “${written}”, which is never closed; write "{${key}}"`);
  }
  return fillIn(text, say);
}
