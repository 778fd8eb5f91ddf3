/**
 * Everything that keeps a site from being launched: content that is marked as a sample, claims without evidence,
 * placeholder addresses, and settings that are about to expire.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import type { Site } from "#lib/site/define.ts";
import { type HostName, hostNames, hosts } from "#lib/site/hosts.ts";
import { isPlaceholder } from "#lib/site/placeholder.ts";

/** The line of a file, from 1, and a whole sentence: what is wrong there, and what to write instead. */
type Finding = readonly [line: number, sentence: string];

/** What to do about a sample, where “replace it” is not enough: by the beginning of the file's path. */
const remedies: Readonly<Record<string, string>> = {
  "content/case-studies/": "tell the story of a customer who agreed to it, with its counts",
  "content/constants.yaml": "have counsel name the companies, laws and courts of the regions",
  "content/customers.yaml": "name a customer who agreed to it, with figures that can be shown",
  "content/film.yaml": "record the film of your own product (npm run build -- film)",
  "content/legal/": "have counsel replace or approve the text",
  "content/pages/about.yaml": "name backers who agreed to be named",
  "content/pages/demo.yaml": "quote what was really said, with the speaker’s consent",
  "content/pages/downloads.yaml":
    "put the archive of your app into public/downloads/app/ and name it in “file”",
  "content/pages/home.yaml": "write the names of customers who agreed to be named here",
};

/** @param path the parents of the mark in the YAML document */
function sampleSentence(file: string, path: readonly unknown[]): string {
  const top = path.find((each) => isPair(each));
  const what = isPair(top) && isScalar(top.key) ? `“${String(top.key.value)}”` : "this file";
  const start = Object.keys(remedies).find((each) => file.startsWith(each)) ?? "";
  const remedy = remedies[start] ?? "replace it with what is true of your company, or remove it";
  return `${what} is a sample; ${remedy}, then set “sample” to false.`;
}

/** A placeholder address. One with a password is a sample connection string, not a link. */
function isExample(value: unknown): value is string {
  if (typeof value !== "string" || !/^https?:\/\//i.test(value) || !URL.canParse(value))
    return false;
  const { hostname, password } = new URL(value);
  return password === "" && isPlaceholder(hostname);
}

const pointsNowhere = (value: string): string =>
  `${value} leads to nobody; write an address that exists, or take the link out.`;

/** The pages that a claim names, as the rest of a sentence; empty if there are none. */
function pagesOf(claim: unknown): string {
  const says = isMap(claim) ? claim.get("says") : undefined;
  if (!isSeq(says)) return "";
  const pages = says.items.flatMap((item) => (isMap(item) ? String(item.get("page")) : []));
  return ` on ${[...new Set(pages)].join(", ")}`;
}

/** @param offset lines of the file before the text */
function yamlFindings(file: string, source: string, offset: number): readonly Finding[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, logLevel: "silent" });
  const found: Finding[] = [];
  const add = (at: number, sentence: string) =>
    found.push([offset + lines.linePos(at).line, sentence]);
  visit(document, {
    Scalar: (_, { value, range }) => {
      if (isExample(value)) add(range?.[0] ?? 0, pointsNowhere(value));
    },
    Pair: (_, { key, value }, path) => {
      if (!isScalar(key) || !isScalar(value)) return;
      const at = key.range?.[0] ?? 0;
      if (key.value === "sample" && value.value === true) add(at, sampleSentence(file, path));
      if (key.value !== "evidence" || value.value !== false) return;
      const parent = path.at(-1);
      const said = isMap(parent) ? parent.get("what") : undefined;
      add(
        at,
        `claims without evidence${pagesOf(parent)}: ${String(said)}; show what it rests on and set “evidence” to true, or take the claim out.`,
      );
    },
  });
  return found;
}

/** Links in running text; addresses in code are not links. */
function linkFindings(body: string, offset: number): readonly Finding[] {
  let isCode = false;
  return body.split("\n").flatMap((text, i) => {
    if (/^\s*(?:```|~~~)/.test(text)) isCode = !isCode;
    if (isCode) return [];
    const links = text.replace(/`[^`]*`/g, "").matchAll(/\]\((https?:\/\/[^\s)]+)/gi);
    return [...links]
      .map(([, link = ""]) => link)
      .filter(isExample)
      .map((link): Finding => [offset + i + 1, pointsNowhere(link)]);
  });
}

/**
 * @param file its path from the project's folder
 * @param source its text: YAML, or Markdown with YAML at its head
 */
export function contentFindings(file: string, source: string): readonly Finding[] {
  if (!file.endsWith(".md")) return yamlFindings(file, source, 0);
  const [whole = "", head = ""] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(source) ?? [];
  const before = whole.split("\n").length - 1;
  return [...yamlFindings(file, head, 1), ...linkFindings(source.slice(whole.length), before)];
}

/** Sentences that deny measuring. */
const denial = /\bno analytics\b|does not track you/i;

/** @param source the text of a content file */
export function vitalsFindings(
  source: string,
  { vitals }: Pick<Site, "vitals">,
): readonly Finding[] {
  if (vitals === undefined) return [];
  const sentence =
    "says that nothing is measured, but SITE_VITALS is set; say what is measured (docs/performance.md), or unset it.";
  return source
    .split("\n")
    .flatMap((line, i): Finding[] => (denial.test(line) ? [[i + 1, sentence]] : []));
}

/** Long enough for the next build to be published. */
const daysLeft = 30;

/** Where the build puts it, from the project's folder. */
const builtFile = "dist/.well-known/security.txt";

/** @param moment a day or a time, in ISO 8601 */
const isNear = (moment: string, now: Date): boolean =>
  Date.parse(moment) - now.getTime() < daysLeft * 24 * 60 * 60 * 1000;

/**
 * @param text of the built security.txt
 * @returns one finding if it expires soon
 */
function expiryFindings(text: string, now: Date): readonly Finding[] {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.startsWith("Expires: "));
  const until = lines[at]?.slice("Expires: ".length) ?? "";
  if (!isNear(until, now)) return [];
  const sentence = `expires on ${until.slice(0, 10)}, less than ${String(daysLeft)} days ahead; build and deploy again.`;
  return [[at + 1, sentence]];
}

const siteFile = "site.config.ts";

const hostnameOf = (name: HostName, value: string): string =>
  hosts[name].kind === "email" ? value.replace(/^.*@/, "") : new URL(value).hostname;

/**
 * @param source the text of site.config.ts
 * @param site the resulting configuration, with the environment
 */
function siteFindings(source: string, site: Site, now: Date): readonly Finding[] {
  const { leads, securityExpires } = site;
  const found: Finding[] = [];
  const lines = source.split("\n");
  const add = (field: string, sentence: string) => {
    const line = lines.findIndex((each) => each.trimStart().startsWith(`${field}:`)) + 1;
    found.push([line || 1, sentence]);
  };
  for (const name of hostNames) {
    const value = site.hosts[name];
    if (isPlaceholder(hostnameOf(name, value)))
      add(
        "hosts",
        `${hosts[name].env} is ${value}, which leads to nobody; set it, or hosts.${name} here, to your own.`,
      );
  }
  if (leads.adapter === "log")
    add(
      "leads",
      "SITE_LEADS is “log”, so nobody receives what visitors send; set it to your receiver (docs/leads.md).",
    );
  else if (isPlaceholder(new URL(leads.url).hostname))
    add("leads", `SITE_LEADS is ${leads.url}, which no visitor reaches; set it to your receiver.`);
  if (securityExpires !== undefined && isNear(securityExpires, now))
    add(
      "securityExpires",
      `SITE_SECURITY_EXPIRES is ${securityExpires}, less than ${String(daysLeft)} days ahead; set a later day within a year, or none.`,
    );
  return found;
}

/**
 * @param root the project's folder
 * @param site its configuration
 * @param now the current time
 * @returns a line for each finding, with its file: the configuration's first, then the build's, then the content's
 */
export function launchFindings(root: string, site: Site, now = new Date()): readonly string[] {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const inFile = (file: string, found: readonly Finding[]) =>
    found
      .toSorted(([a], [b]) => a - b)
      .map(([line, sentence]) => `${file}:${String(line)}: ${sentence}`);
  const files = globSync("content/**/*.{yaml,md}", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  return [
    ...inFile(siteFile, siteFindings(read(siteFile), site, now)),
    ...(existsSync(join(root, builtFile))
      ? inFile(builtFile, expiryFindings(read(builtFile), now))
      : []),
    ...files.flatMap((file) =>
      inFile(file, [...contentFindings(file, read(file)), ...vitalsFindings(read(file), site)]),
    ),
  ];
}
