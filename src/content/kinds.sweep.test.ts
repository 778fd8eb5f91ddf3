import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { z } from "astro/zod";
import { entryFaults, faults } from "./faults.fixture.ts";
import { fileOf, folderKinds, slugsIn } from "./folders.ts";
import { panelIds } from "./chrome.ts";
import { contentFiles, type Kind, kinds, yamlFiles } from "./collections.ts";

const every = Object.keys(kinds) as Kind[];

const shipped = (kind: Kind) => readFileSync(contentFiles[kind], "utf8");

describe("the files under content/", () => {
  it.each(every)("%s fits its schema", (kind) => {
    expect(faults(kind, shipped(kind))).toEqual([]);
  });

  it.each(folderKinds.flatMap((kind) => slugsIn(kind).map((slug) => [kind, slug] as const)))(
    "%s, %s fits its schema",
    (kind, slug) => {
      expect(entryFaults(kind, slug, readFileSync(fileOf(kind, slug), "utf8"))).toEqual([]);
    },
  );

  it("have each a kind", () => {
    const files = globSync("content/**/*.{yaml,yml,json}").map((file) =>
      file.replaceAll("\\", "/"),
    );
    expect(files.sort()).toEqual([...yamlFiles(process.cwd()).keys()].sort());
  });
});

/** Small files that are right, to be broken one way at a time. */
const good = {
  company: `legalName: Example, Inc.
copyrightYear: 2025
address:
  - 1 Main Street
  - Springfield
sample: true
`,
  errorView: `title: Something stopped
lead: The rest still works.
details: For developers
retry: Try again
`,
  notFound: `meta:
  title: Page not found
  description: There is no page at this address, but there are others.
title: Nothing here
status: 404 Not Found
lead: The page may have moved.
nearestTitle: Nearest pages
waysTitle: Ways on
ways:
  - label: Home
    href: /
  - label: Help
    description: Step by step
    href: "@help"
`,
  notConnected: `meta:
  title: Not connected
  description: This form leads to an address that is not set yet.
title: Not connected
status: No address
lead: Nothing was sent.
owner: Set the address.
ways:
  - label: Home
    href: /
`,
  footer: `title: Start with one product
lead: Fourteen days free.
signup:
  label: Start your trial
  placeholder: Your work email
  button: Start
  note: It is a trial.
parameters:
  utm_source: "29"
  lead_routing: "true"
columns:
  - title: Company
    links:
      - { label: About, href: /about/ }
legal: []
`,
  navigation: `login: { label: Log in, href: "@login" }
action: { label: Start, href: "@signup" }
panels:
${panelIds
  .map(
    (id) => `  - id: ${id}
    label: A word
    groups:
      - title: A group
        links:
          - { label: A link, href: /about/ }
    aside:
      title: A heading
      text: A sentence.
      link: { label: More, href: "@docs" }
`,
  )
  .join("")}links:
  - { label: Pricing, href: /pricing/ }
contact: { label: Chat with us, href: /contact-sales/ }
`,
} as const satisfies Partial<Record<Kind, string>>;

type Sample = keyof typeof good;

describe("a file that is right", () => {
  it.each(Object.keys(good) as Sample[])("%s", (kind) => {
    expect(faults(kind, good[kind])).toEqual([]);
  });
});

/** The sample with one passage replaced; the passage must be there. */
function slipped(kind: Sample, passage: string, instead: string): string {
  if (!good[kind].includes(passage)) throw new Error(`no "${passage}" in the sample of ${kind}`);
  return good[kind].replace(passage, () => instead);
}

describe("bad content is answered with file, line, field and remedy", () => {
  it.each<[string, Sample, string, string, string]>([
    [
      "a missing field",
      "errorView",
      "lead: The rest still works.\n",
      "",
      '1: field "lead" is missing; write what happened, in plain words (at most 200 characters).',
    ],
    [
      "a field that says nothing",
      "errorView",
      "lead: The rest still works.",
      "lead:",
      '2: field "lead" is empty; write what happened, in plain words (at most 200 characters).',
    ],
    [
      "an empty text",
      "notFound",
      "status: 404 Not Found",
      'status: " "',
      '5: field "status" is empty; write the status and its text.',
    ],
    [
      "a description too short for a search result",
      "notFound",
      "There is no page at this address, but there are others.",
      "No page.",
      '3: field "meta.description" has 8 characters; lengthen it to at least 50.',
    ],
    [
      "a misspelt address",
      "navigation",
      '{ label: More, href: "@docs" }',
      '{ label: More, href: "@dcos" }',
      '13: field "panels #1 aside.link.href" names the address "@dcos", which the site does not have; did you mean "@docs"?',
    ],
    [
      "a path without its slash",
      "footer",
      "href: /about/",
      "href: /about",
      '14: field "columns #1 links #1 href" is "/about"; close the path with a slash: "/about/".',
    ],
    [
      "a host where the configuration has a name for it",
      "notFound",
      '"@help"',
      "https://help.shop.example",
      '14: field "ways #2 href" is "https://help.shop.example"; write a path such as /pricing/ or a configured address such as @docs.',
    ],
    [
      "a number where a text belongs",
      "footer",
      'utm_source: "29"',
      "utm_source: 29",
      '9: field "parameters.utm_source" is not a text; put it in quotes: "29".',
    ],
    [
      "a text where a number belongs",
      "company",
      "2025",
      '"2025"',
      '2: field "copyrightYear" is a text, not a number; write the year as a whole number from 2000 to 2100, without quotes or signs.',
    ],
    [
      "a year that is none",
      "company",
      "2025",
      "25",
      '2: field "copyrightYear" is 25; write the year as a whole number from 2000 to 2100.',
    ],
    [
      "half a year",
      "company",
      "2025",
      "2025.5",
      '2: field "copyrightYear" is 2025.5; write the year as a whole number from 2000 to 2100.',
    ],
    [
      "a word where true or false belongs",
      "company",
      "sample: true",
      "sample: yes",
      '6: field "sample" is a text, not true or false; write true or false: is the address invented? It stays marked as a sample until this is false.',
    ],
    [
      "a text where a list belongs",
      "company",
      "address:\n  - 1 Main Street\n  - Springfield",
      "address: 1 Main Street, Springfield",
      '3: field "address" is a text, not a list; write one or more lines, each after a hyphen.',
    ],
    [
      "a list without an entry",
      "company",
      "address:\n  - 1 Main Street\n  - Springfield\n",
      "address: []\n",
      '3: field "address" has 0 entries; write one or more lines.',
    ],
    [
      "a misspelt panel",
      "navigation",
      "- id: solutions",
      "- id: solution",
      '14: field "panels #2 id" is "solution"; did you mean "solutions"?',
    ],
    [
      "an unknown placeholder",
      "errorView",
      "Try again",
      'Try "{prodcut}" again',
      '4: field "retry" holds {prodcut}, which stands for nothing; did you mean "{product}"?',
    ],
    [
      "a group that is a text",
      "footer",
      "signup:\n  label: Start your trial\n  placeholder: Your work email\n  button: Start\n  note: It is a trial.",
      "signup: Start your trial",
      '3: field "signup" is a text, not a group of fields; write its fields: label, placeholder, button, note.',
    ],
    [
      "a colon that is not quoted",
      "errorView",
      "lead: The rest",
      "lead: Note: the rest",
      "2: the file cannot be read here; indent the line like its neighbours; if its text holds a colon, put the text in quotes.",
    ],
    [
      "an address that is not quoted",
      "notFound",
      '"@help"',
      "@help",
      "14: the file cannot be read here; put the whole text in quotes.",
    ],
  ])("%s", (_, kind, passage, instead, sentence) => {
    expect(faults(kind, slipped(kind, passage, instead))).toEqual([
      `${contentFiles[kind]}:${sentence}`,
    ]);
  });

  it("tells a misspelt field once, and not what is missing for it", () => {
    expect(faults("errorView", slipped("errorView", "details:", "detials:"))).toEqual([
      'content/error-view.yaml:3: field "detials" is not known here; did you mean "details"?',
    ]);
  });

  it("knows which paths lead to a page, now or later", () => {
    expect(
      faults(
        "notFound",
        slipped("notFound", "label: Home\n    href: /", "label: Home\n    href: /serach/"),
      ),
    ).toEqual([
      expect.stringContaining(
        'leads to /serach/, which is no page of this site; did you mean "/search/"?',
      ),
    ]);
  });

  it("tells several faults at once, each on its own line", () => {
    const source = slipped("notFound", "label: Home\n    href: /", "label: Home\n    href: home")
      .replace("status: 404 Not Found", "status: 404")
      .replace("waysTitle: Ways on", "waysTitel: Ways on")
      .replace("Step by step", "x".repeat(81));
    expect(faults("notFound", source)).toEqual([
      'content/pages/not-found.yaml:5: field "status" is not a text; put it in quotes: "404".',
      'content/pages/not-found.yaml:8: field "waysTitel" is not known here; did you mean "waysTitle"?',
      'content/pages/not-found.yaml:11: field "ways #1 href" is "home"; write a path such as /pricing/ or a configured address such as @docs.',
      'content/pages/not-found.yaml:13: field "ways #2 description" has 81 characters; shorten it to at most 80.',
    ]);
  });
});

/** A copy of a value with another one in some places of its tree, which `isPlace` names by depth and key. */
function withValue(
  value: unknown,
  instead: unknown,
  isPlace: (depth: number, place: number) => boolean,
  depth = 0,
): unknown {
  const inside = (item: unknown, place: number) =>
    isPlace(depth, place) ? instead : withValue(item, instead, isPlace, depth + 1);
  // Entries of a list are alike, so a wrong value in all of them at once hides nothing.
  if (Array.isArray(value)) return value.map((item: unknown) => inside(item, 0));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(fields.map(([key, item], place) => [key, inside(item, place)]));
}

/** How deep a value goes, and how many fields the widest of its groups has at each depth. */
function widths(value: unknown, depth = 0, found: number[] = []): readonly number[] {
  if (typeof value !== "object" || value === null) return found;
  const below: readonly unknown[] = Object.values(value);
  found[depth] = Math.max(found[depth] ?? 1, Array.isArray(value) ? 1 : below.length);
  for (const item of below) widths(item, depth + 1, found);
  return found;
}

/** In the full run each field of a group by itself, else every fourth at once: each is told all the same. */
const step = process.env["TEST_FULL"] === "1" ? Infinity : 4;

/** The content with one value in many places: each field of each group, at each depth, comes up once. */
function broken(content: unknown, instead: unknown): readonly unknown[] {
  const some = widths(content).flatMap((width, at) =>
    Array.from({ length: Math.min(width, step) }, (_, nth) =>
      withValue(
        content,
        instead,
        (depth, place) => depth === at && (step === Infinity ? place : place % step) === nth,
      ),
    ),
  );
  return [instead, ...some];
}

describe("no validator speaks in its own words", () => {
  const wrong = [null, "", "x".repeat(1000), -1, 0.001, 1e300, true, [], [1], {}, { a: 1 }];

  it.each(every)(
    "wherever something is wrong in %s",
    (kind) => {
      const schema: z.ZodType = kinds[kind];
      const content: unknown = parse(shipped(kind));
      const sentences = wrong
        .flatMap((value) => broken(content, value))
        .flatMap((instead) => {
          const result = schema.safeParse(instead, { error: () => "default" });
          return result.error?.issues.flatMap(({ message }) => message.split("\n")) ?? [];
        });
      expect(sentences.length).toBeGreaterThan(wrong.length);
      const shape = /^(is|has|reads|names) .{8,}$/;
      const own =
        /default|invalid|expected|received|too (small|big)|unrecognized|undefined|\bnull\b/i;
      expect(sentences.filter((line) => !shape.test(line) || own.test(line))).toEqual([]);
      // The checker of connection strings has a sentence or two for each of its eighty findings.
    },
    60_000,
  );
});
