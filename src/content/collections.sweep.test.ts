import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { z } from "astro/zod";
import { entryFaults, faults } from "./faults.fixture.ts";
import { fileOf, folderKinds, slugsIn } from "./folders.ts";
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

const notFound = `meta:
  title: Page not found
  description: There is no page at this address, but there are others.
title: Nothing here
status: 404
lead: The page may have moved.
nearestTitle: Nearest pages
waysTitel: Ways on
ways:
  - label: Home
    href: home
  - label: Help
    description: ${"x".repeat(81)}
    href: /serach/
`;

it("several faults of a file are reported at once, each with its line, field and remedy", () => {
  expect(faults("notFound", notFound)).toEqual([
    'content/pages/not-found.yaml:5: field "status" is not a text; put it in quotes: "404".',
    'content/pages/not-found.yaml:8: field "waysTitel" is not known here; did you mean "waysTitle"?',
    'content/pages/not-found.yaml:11: field "ways #1 href" is "home"; write a path such as /pricing/ or a configured address such as @docs.',
    'content/pages/not-found.yaml:13: field "ways #2 description" has 81 characters; shorten it to at most 80.',
    'content/pages/not-found.yaml:14: field "ways #2 href" leads to /serach/, which is no page of this site; did you mean "/search/"?',
  ]);
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
