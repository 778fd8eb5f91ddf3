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

export interface Finding {
  /** From the project's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** A whole sentence: the sample, and what to write instead. */
  readonly sentence: string;
}

export const lineOf = ({ file, line, sentence }: Finding): string =>
  `${file}:${String(line)}: ${sentence}`;

/** The meaning of the mark `sample: true` in a file, with the remedy: path, field (or any), subject, remedy. */
const samples: readonly (readonly [file: string, field: string, what: string, remedy: string])[] = [
  [
    "content/customers.yaml",
    "",
    "this customer",
    "tell of a customer who agreed to it, with figures that can be shown",
  ],
  [
    "content/case-studies/",
    "",
    "this story",
    "tell the story of a customer who agreed to it, with its counts",
  ],
  ["content/authors.yaml", "", "this author", "name the person who stands for these articles"],
  ["content/company.yaml", "", "the company", "give the company’s registered name and address"],
  [
    "content/constants.yaml",
    "",
    "what the regions say",
    "have counsel name the companies, laws and courts of the regions",
  ],
  ["content/legal/", "", "this text", "have counsel replace or approve the text"],
  [
    "content/film.yaml",
    "",
    "the film",
    "record the film of your own product (npm run build -- film), or another of yours",
  ],
  ["content/blog/", "", "this article", "replace what is invented in the article, or take it out"],
  [
    "content/pages/downloads.yaml",
    "",
    "this archive",
    "put the archive of your app into public/downloads/app/ and name it in “file”",
  ],
  [
    "content/pages/announcements.yaml",
    "",
    "the product news",
    "announce what you have really released (content/announcements/)",
  ],
  [
    "content/pages/platform.yaml",
    "",
    "the week in hours",
    "count the hours of a team that you know",
  ],
  [
    "content/pages/solutions/for-enterprise.yaml",
    "",
    "the log",
    "show lines of a log as the product writes it",
  ],
  [
    "content/pages/home.yaml",
    "",
    "the strip of names",
    "write the names of customers who agreed to stand there",
  ],
  [
    "content/pages/demo.yaml",
    "",
    "the quote",
    "put in what was really said, by whom it was said, with their consent",
  ],
  [
    "content/pages/about.yaml",
    "",
    "the list of backers",
    "name those who have really backed you and agreed to be named",
  ],
  [
    "content/pages/careers.yaml",
    "roles",
    "the list of roles",
    "write the roles that are open, with their pay, or [] where none is",
  ],
  [
    "content/pages/careers.yaml",
    "path",
    "the way from a letter to the first day",
    "write the steps that you keep to, and the time each really takes",
  ],
  [
    "content/pages/emerging-talent.yaml",
    "year",
    "the year",
    "write the year that you really offer, with its months and its pay",
  ],
  [
    "content/pages/emerging-talent.yaml",
    "dates",
    "the calendar of applications",
    "write the days of your next intake, and the steps that you keep to",
  ],
  [
    "content/pages/influencers.yaml",
    "",
    "the month of the example",
    "reckon with the figures of a creator who agreed to it",
  ],
  [
    "content/pages/partnerships.yaml",
    "",
    "the weeks with a joint customer",
    "tell the weeks of a move that you have really made with a partner",
  ],
];

/** @param field the top-level field that contains the mark; empty if the mark itself is at the top */
function sampleSentence(file: string, field: string): string {
  const found = samples.find(
    ([start, only]) => file.startsWith(start) && (only === "" || only === field),
  );
  const [, , what, remedy] = found ?? ["", "", "this", "replace it with your own"];
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

/** The top-level field that contains a place: "roles"; empty at the top itself. */
const fieldOf = (path: readonly unknown[]): string => {
  const top = path.find((each) => isPair(each));
  return isPair(top) && isScalar(top.key) ? String(top.key.value) : "";
};

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
    found.push({ file, line: offset + lines.linePos(at).line, sentence });
  visit(document, {
    Scalar: (_, { value, range }) => {
      if (isExample(value)) add(range?.[0] ?? 0, pointsNowhere(value));
    },
    Pair: (_, { key, value }, path) => {
      if (!isScalar(key) || !isScalar(value)) return;
      const at = key.range?.[0] ?? 0;
      if (key.value === "sample" && value.value === true)
        add(at, sampleSentence(file, fieldOf(path)));
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
function linkFindings(file: string, body: string, offset: number): readonly Finding[] {
  let isCode = false;
  return body.split("\n").flatMap((text, i) => {
    if (/^\s*(?:```|~~~)/.test(text)) isCode = !isCode;
    if (isCode) return [];
    const links = text.replace(/`[^`]*`/g, "").matchAll(/\]\((https?:\/\/[^\s)]+)/gi);
    return [...links]
      .map(([, link = ""]) => link)
      .filter(isExample)
      .map((link) => ({ file, line: offset + i + 1, sentence: pointsNowhere(link) }));
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
  return [
    ...yamlFindings(file, head, 1),
    ...linkFindings(file, source.slice(whole.length), before),
  ];
}

/** Long enough for the next build to be published. */
const daysLeft = 30;

/** Where the build puts it, from the project's folder. */
const builtFile = "dist/.well-known/security.txt";

/** @param moment a day or a time, in ISO 8601 */
const isNear = (moment: string, now: Date): boolean =>
  Date.parse(moment) - now.getTime() < daysLeft * 24 * 60 * 60 * 1000;

/**
 * @param text of the built file
 * @returns one finding if it expires soon
 */
function builtFindings(text: string, now: Date): readonly Finding[] {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.startsWith("Expires: "));
  const until = lines[at]?.slice("Expires: ".length) ?? "";
  if (!isNear(until, now)) return [];
  const sentence = `expires on ${until.slice(0, 10)}, less than ${String(daysLeft)} days ahead; build and deploy again.`;
  return [{ file: builtFile, line: at + 1, sentence }];
}

const siteFile = "site.config.ts";

/** The line of a field in the configuration, which is TypeScript; 1 if it is elsewhere. */
const lineIn = (source: string, field: string): number =>
  source.split("\n").findIndex((line) => line.trimStart().startsWith(`${field}:`)) + 1 || 1;

const hostnameOf = (name: HostName, value: string): string =>
  hosts[name].kind === "email" ? value.replace(/^.*@/, "") : new URL(value).hostname;

function leadFindings({ leads }: Site): readonly string[] {
  if (leads.adapter === "log")
    return [
      "SITE_LEADS is “log”, so nobody receives what visitors send; set it to your receiver (docs/leads.md).",
    ];
  return isPlaceholder(new URL(leads.url).hostname)
    ? [`SITE_LEADS is ${leads.url}, which no visitor reaches; set it to your receiver.`]
    : [];
}

function expiryFindings({ securityExpires }: Site, now: Date): readonly string[] {
  return securityExpires !== undefined && isNear(securityExpires, now)
    ? [
        `SITE_SECURITY_EXPIRES is ${securityExpires}, less than 30 days ahead; set a later day within a year, or none.`,
      ]
    : [];
}

/**
 * @param source the text of site.config.ts
 * @param site the resulting configuration, with the environment
 * @param now the current time
 */
function siteFindings(source: string, site: Site, now: Date): readonly Finding[] {
  const said = (field: string) => (sentence: string) => ({
    file: siteFile,
    line: lineIn(source, field),
    sentence,
  });
  const addresses = hostNames
    .filter((name) => isPlaceholder(hostnameOf(name, site.hosts[name])))
    .map(
      (name) =>
        `${hosts[name].env} is ${site.hosts[name]}, which leads to nobody; set it, or hosts.${name} here, to your own.`,
    )
    .map(said("hosts"));
  return [
    ...addresses,
    ...leadFindings(site).map(said("leads")),
    ...expiryFindings(site, now).map(said("securityExpires")),
  ];
}

/** Sentences that deny measuring. */
const denial = /\bno analytics\b|does not track you/i;

/**
 * @param file of the content, from the project's folder
 * @param source its text
 */
export function vitalsFindings(
  file: string,
  source: string,
  { vitals }: Pick<Site, "vitals">,
): readonly Finding[] {
  if (vitals === undefined) return [];
  return source.split("\n").flatMap((line, i) =>
    denial.test(line)
      ? [
          {
            file,
            line: i + 1,
            sentence:
              "says that nothing is measured, and SITE_VITALS has it measured; say what is, as docs/performance.md tells it, or set no SITE_VITALS.",
          },
        ]
      : [],
  );
}

/**
 * @param root the project's folder
 * @param site its configuration
 * @param now the current time
 * @returns the configuration's findings first, then the build's, then the content's by file and line
 */
export function launchFindings(root: string, site: Site, now = new Date()): readonly Finding[] {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const files = globSync("content/**/*.{yaml,md}", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  return [
    ...siteFindings(read(siteFile), site, now),
    ...(existsSync(join(root, builtFile)) ? builtFindings(read(builtFile), now) : []),
    ...files.flatMap((file) =>
      [...contentFindings(file, read(file)), ...vitalsFindings(file, read(file), site)].toSorted(
        (a, b) => a.line - b.line,
      ),
    ),
  ];
}
