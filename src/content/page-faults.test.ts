/** Faults that the schemas of single pages find and that stop the build: a shipped file with one passage changed. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { z } from "astro/zod";
import { type Kind, contentFiles, folderSchemas, kinds } from "./collections.ts";
import { type FolderKind, fileOf } from "./folders.ts";
import { ContentError, parseContent } from "./parse.ts";

/** The faults of a file with a passage changed, without their lines. */
function faultsAfter(kind: Kind | "misfits", from: string | RegExp, to: string): string[] {
  const file = kind === "misfits" ? fileOf("caseStudies", kind) : contentFiles[kind];
  const source = readFileSync(file, "utf8");
  const made = source.replace(from, to);
  expect(made).not.toBe(source);
  const found = kind === "misfits" ? entryFaults("caseStudies", kind, made) : faults(kind, made);
  for (const fault of found) expect(fault).toMatch(new RegExp(`^${file}:\\d+: `));
  return found.map((fault) => fault.replace(/^\S+ /, ""));
}

const badArchive = (file: string) =>
  `field "apps #2 file" is "${file}"; write a name of lowercase letters, digits, periods and hyphens that ends in .zip.`;
const badWeek = "is neither shared nor complete; write together, or merchant, partner and us";

it.each<[Kind | "misfits", string | RegExp, string, string | RegExp]>([
  [
    "navigation",
    "href: /about/",
    "href: /about/, picture: dashboards",
    'field "panels #4 groups #1 links #1 picture" is "dashboards", but only the Platform panel shows pictures of features; delete it.',
  ],
  [
    "film",
    /(say: "?Ines[^\n]+\n\s+seconds: )[\d.]+/,
    "$13",
    /field "chapters #1.beats #1.seconds" is 3; a reader needs [\d.]+ for \d+ characters/,
  ],
  [
    "misfits",
    "280 of 2,800 renewals",
    "290 of 2,800 renewals",
    /field "results\.figures #2 how" gives 290, which is in no line of “sums” and nowhere else in the story; /,
  ],
  [
    "misfits",
    "    - value: 10.0%",
    "    - value: 10.4%",
    /field "results\.figures #2 value" is 10\.4%, which is not the result of any line of “sums”; /,
  ],
  [
    "misfits",
    "- { from: 17.8%, value: 10.0%",
    "- { from: 17.9%, value: 10.0%",
    'field "figures #2 from" gives 17.9, which is not in the story; write the figure that the story uses now.',
  ],
  [
    "misfits",
    "      from: 40.1%",
    "      from: 40.2%",
    /field "results\.figures #1 from" is 40\.2%, which is not the result of any line of “sums”; /,
  ],
  [
    "customersPage",
    "/customers/mansur/",
    "/case-studies/mansur/",
    /^field "order #\d+" is "\/case-studies\/mansur\/"; write the path of a page below \/customers\/\.$/,
  ],
  [
    "demo",
    "- length: 7",
    "- length: 6",
    'field "minutes.parts" adds up to 14 minutes; the call takes 15, so change the lengths.',
  ],
  [
    "influencers",
    "clicks: 290, counted: 15",
    "clicks: 15, counted: 15",
    /field "month\.creator\.weeks #1 clicks" is less than the week’s orders; /,
  ],
  [
    "glossary",
    "- id: average-order-value",
    "- id: revenue",
    /^field "groups #\d+ terms #\d+ id" is "revenue", which #\d+ already has; give each its own\.$/,
  ],
  [
    "downloads",
    "desktop-mac-sample.zip",
    "desktop-mac.zip",
    'field "apps #1 file" names desktop-mac.zip, which is not in public/downloads/app/; put the archive there, or correct its name.',
  ],
  ["downloads", "desktop-windows-sample.zip", "../../a.zip", badArchive("../../a.zip")],
  [
    "platform",
    "hours: 5.5",
    "hours: 6",
    'field "week.days #2 kept.hours" has 8.5 hours; make them 8.',
  ],
  ["partnerships", /\n {6}partner: "You list[^\n]*/, "", new RegExp(badWeek)],
  [
    "partnerships",
    / - together: "First call\./,
    ' - us: Too many.\n      together: "First call.',
    new RegExp(badWeek),
  ],
  [
    "versus",
    "claim: point_solutions",
    "claim: point_solution",
    'field "costs.rows #2 claim" is "point_solution"; write the name of a figure in content/plans.yaml.',
  ],
])("%s: %s changed to %j is %s", (kind, from, to, sentence) => {
  const found = faultsAfter(kind, from, to);
  if (typeof sentence === "string") expect(found).toEqual([sentence]);
  else expect(found.join("\n")).toMatch(sentence);
});

function faultsOf(file: string, source: string, schema: z.ZodType): string[] {
  try {
    parseContent(file, source, schema);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n");
  }
}

/** The faults of a file, one per line; none if it is valid. */
export const faults = (kind: Kind, source: string): string[] =>
  faultsOf(contentFiles[kind], source, kinds[kind]);

/** The same for a file in a folder. */
export const entryFaults = (kind: FolderKind, slug: string, source: string): string[] =>
  faultsOf(fileOf(kind, slug), source, folderSchemas[kind]);
