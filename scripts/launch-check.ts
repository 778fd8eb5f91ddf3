/**
 * `npm run launch-check`: everything that keeps a site from being launched: samples, claims without evidence, placeholder
 * addresses, and settings that are about to expire, with file, line and what to write instead. Ends with code 1 while
 * there are any. Other launch steps: docs/deploy.md.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { Site } from "#lib/site/config.ts";
import { hostNames, isPlaceholder, variableOf } from "#lib/site/hosts.ts";
import { site } from "#site";
import { main, printProgress } from "./lib/cli.ts";
import { root } from "./lib/paths.ts";

/** The line of a file, from 1, and a whole sentence: what is wrong there, and what to write instead. */
type Finding = readonly [line: number, sentence: string];

/** What to do about a sample, where “replace it” is not enough: by the beginning of the file's path. */
const remedies: Readonly<Record<string, string>> = {
  "content/case-studies/": "tell the story of a customer who agreed to it, with its counts",
  "content/constants.yaml": "have counsel name the companies, laws and courts of the regions",
  "content/film.yaml": "record the film of your own product (npm run build -- film)",
  "content/legal/": "have counsel replace or approve the text",
  "content/pages/about.yaml": "name backers who agreed to be named",
  "content/pages/customers.yaml": "quote what was really said, with the speaker’s consent",
  "content/pages/demo.yaml": "quote what was really said, with the speaker’s consent",
  "content/pages/downloads.yaml":
    "put the archive of your app into public/downloads/app/ and name it in “file”",
  "content/pages/home.yaml": "write the names of customers who agreed to be named here",
};

function sampleSentence(file: string, path: readonly unknown[]): string {
  const top = path.find((each) => isPair(each));
  const what = isPair(top) && isScalar(top.key) ? `“${top.key.value}”` : "this file";
  const start = Object.keys(remedies).find((each) => file.startsWith(each)) ?? "";
  const remedy = remedies[start] ?? "replace it with what is true of your company, or remove it";
  return `${what} is a sample; ${remedy}, then set “sample” to false.`;
}

/** A placeholder address. One with a password is a sample connection string, not a link. */
function isExample(value: unknown): value is string {
  if (typeof value !== "string" || !/^https?:\/\//i.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.password === "" && isPlaceholder(url.hostname);
}

const pointsNowhere = (value: string): string =>
  `${value} leads to nobody; write an address that exists, or take the link out.`;

function yamlFindings(file: string, source: string, offset: number): readonly Finding[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, logLevel: "silent" });
  const found: Finding[] = [];
  const add = (range: readonly number[] | null | undefined, sentence: string) =>
    found.push([offset + lines.linePos(range?.[0] ?? 0).line, sentence]);
  visit(document, {
    Scalar: (_, { value, range }) => {
      if (isExample(value)) add(range, pointsNowhere(value));
    },
    Pair: (_, { key, value }, path) => {
      if (!isScalar(key) || !isScalar(value)) return;
      if (key.value === "sample" && value.value === true)
        add(key.range, sampleSentence(file, path));
      if (key.value !== "evidence" || value.value !== false) return;
      const parent = path.at(-1);
      const claim = isMap(parent) ? String(parent.get("what")) : "";
      add(
        key.range,
        `claims without evidence: ${claim}; show what it rests on and set “evidence” to true, or take the claim out.`,
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
    return [...text.replace(/`[^`]*`/g, "").matchAll(/\]\((https?:\/\/[^\s)]+)/gi)]
      .map(([, link]) => link)
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

/** Sentences that deny measuring. @param source the text of a content file */
export function vitalsFindings(source: string, { vitals }: Pick<Site, "vitals">): Finding[] {
  if (vitals === undefined) return [];
  const sentence =
    "says that nothing is measured, but SITE_VITALS is set; say what is measured (docs/performance.md), or unset it.";
  const denies = (line: string) => /\bno analytics\b|does not track you/i.test(line);
  const lines = source.split("\n");
  return lines.flatMap((line, i): Finding[] => (denies(line) ? [[i + 1, sentence]] : []));
}

/** Long enough for the next build to be published. */
const daysLeft = 30;

const isNear = (moment: string, now: Date): boolean =>
  Date.parse(moment) - now.getTime() < daysLeft * 24 * 60 * 60 * 1000;

function expiryFindings(text: string, now: Date): readonly Finding[] {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.startsWith("Expires: "));
  const until = lines[at]?.slice("Expires: ".length) ?? "";
  if (!isNear(until, now)) return [];
  const sentence = `expires on ${until.slice(0, 10)}, less than ${daysLeft} days ahead; build and deploy again.`;
  return [[at + 1, sentence]];
}

/**
 * @param source the text of site.config.ts
 * @param configured the resulting configuration, with the environment
 */
function siteFindings(source: string, configured: Site, now: Date): readonly Finding[] {
  const lines = source.split("\n");
  const at = (field: string, sentence: string): Finding => {
    const line = lines.findIndex((each) => each.trimStart().startsWith(`${field}:`)) + 1;
    return [line || 1, sentence];
  };
  const found = hostNames
    .map((name) => ({ name, value: configured.hosts[name], env: variableOf(name) }))
    .filter(({ value }) => isPlaceholder(URL.parse(value)?.hostname ?? value.replace(/^.*@/, "")))
    .map(({ name, value, env }) => {
      const remedy = `set it, or hosts.${name} here, to your own`;
      return at("hosts", `${env} is ${value}, which leads to nobody; ${remedy}.`);
    });
  const { leadsTo, securityExpires } = configured;
  const receiver = "set it to your receiver (docs/leads.md).";
  if (leadsTo === undefined)
    found.push(
      at("leads", `SITE_LEADS is “log”, so nobody receives what visitors send; ${receiver}`),
    );
  else if (isPlaceholder(new URL(leadsTo).hostname))
    found.push(at("leads", `SITE_LEADS is ${leadsTo}, which no visitor reaches; ${receiver}`));
  if (securityExpires !== undefined && isNear(securityExpires, now)) {
    const sentence = `SITE_SECURITY_EXPIRES is ${securityExpires}, less than ${daysLeft} days ahead; set a later day within a year, or none.`;
    found.push(at("securityExpires", sentence));
  }
  return found;
}

/**
 * @param folder the project's
 * @param configured its configuration
 * @returns a line for each finding, with its file: the configuration's first, then the build's, then the content's
 */
export function launchFindings(folder: string, configured: Site, now = new Date()): string[] {
  const findingsIn = (file: string, source: string) => {
    if (file === "site.config.ts") return siteFindings(source, configured, now);
    if (file.endsWith(".txt")) return expiryFindings(source, now);
    return [...contentFindings(file, source), ...vitalsFindings(source, configured)];
  };
  const content = globSync("content/**/*.{yaml,md}", { cwd: folder })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  return ["site.config.ts", "dist/.well-known/security.txt", ...content]
    .filter((file) => existsSync(join(folder, file)))
    .flatMap((file) =>
      findingsIn(file, readFileSync(join(folder, file), "utf8"))
        .toSorted(([a], [b]) => a - b)
        .map(([line, sentence]) => `${file}:${line}: ${sentence}`),
    );
}

if (import.meta.main) {
  await main(() => {
    const findings = launchFindings(root, site);
    for (const finding of findings) process.stdout.write(`${finding}\n`);
    if (findings.length === 0)
      printProgress("Nothing is a sample any more, and every address is yours.");
    else printProgress(`${findings.length} things stand between this site and its launch.`);
    process.exitCode = findings.length === 0 ? 0 : 1;
    return Promise.resolve();
  });
}
