/** Finds every fault in the content, within files and between related files. */
import type { z } from "astro/zod";
import { announcements } from "#content/announcements/announcements.ts";
import { openLibrary } from "#content/articles/loader.ts";
import { legalDocument } from "#content/legal/read.ts";
import { legalIds } from "#lib/routes/legal.ts";
import { contentFiles, folderSchemas, type Kind, kinds, yamlFiles } from "./collections.ts";
import { slugPattern } from "./fields.ts";
import { fileOf, filesIn, folderKinds, slugsIn, unreadableFiles } from "./folders.ts";
import { faultOf, fieldName, readContentFile, readLines, sentencesOf } from "./parse.ts";

/** Files that no kind of content reads, so that they would not appear anywhere. */
function strayFaults(root: string): string[] {
  const known = yamlFiles(root);
  return filesIn(root, "content/**/*.{yaml,yml}")
    .filter((file) => !known.has(file))
    .map((file) => {
      const twin = file.replace(/yml$/, "yaml");
      return known.has(twin)
        ? `${file}: is read as ${twin}; rename it.`
        : `${file}: belongs to no page; \`npm run new page\` makes one with its content, or register its kind in src/content/page-kinds.ts.`;
    });
}

const fault = (file: string, line: number, path: readonly PropertyKey[], predicate: string) =>
  `${file}:${line}: ${faultOf(line, `field "${fieldName(path)}"`, predicate).sentence}`;

/** Every customer has a story, and every story a customer. */
function customerFaults(root: string): string[] {
  const file = contentFiles.customers;
  const read = readLines(root, file, kinds.customers);
  if (read === undefined) return [];
  const stories = slugsIn("caseStudies", root);
  const slugs = read.data.customers.map(({ slug }) => slug);
  return [
    ...slugs.flatMap((slug, i) => {
      const path = ["customers", i, "slug"];
      const predicate = `is "${slug}", whose story is missing; write ${fileOf("caseStudies", slug)}`;
      return stories.includes(slug) ? [] : fault(file, read.lineOf(path), path, predicate);
    }),
    ...stories
      .filter((slug) => !slugs.includes(slug))
      .map(
        (slug) =>
          `${fileOf("caseStudies", slug)}: has no customer; add one with the slug "${slug}" to ${file}.`,
      ),
  ];
}

/** A tile on home names the same tool and database as the connection's page. */
function tileFaults(root: string): string[] {
  const file = contentFiles.home;
  const home = readLines(root, file, kinds.home);
  return (home?.data.integrations.tiles ?? []).flatMap((tile, i) => {
    const [, slug = ""] = /^\/connections\/([^/]+)\/$/.exec(tile.href.href) ?? [];
    const pageFile = fileOf("databases", slug);
    const page = readLines(root, pageFile, folderSchemas.databases)?.data;
    return (["tool", "database"] as const).flatMap((field) => {
      if (home === undefined || page === undefined || tile[field] === page[field]) return [];
      const path = ["integrations", "tiles", i, field];
      const predicate = `is "${tile[field]}", but ${pageFile} says "${page[field]}"; write the same in both`;
      return fault(file, home.lineOf(path), path, predicate);
    });
  });
}

/** The name of a file is its address. */
const nameFaults = (root: string): string[] =>
  folderKinds.flatMap((kind) =>
    slugsIn(kind, root)
      .filter((slug) => !slugPattern.test(slug))
      .map(
        (slug) =>
          `${fileOf(kind, slug)}: has a name that cannot be an address; use lowercase letters, digits and hyphens.`,
      ),
  );

/**
 * @param root the project's folder
 * @returns a sentence for each fault between files; files with internal faults are not compared
 */
export const faultsBetweenFiles = (root: string): string[] => [
  ...nameFaults(root),
  ...customerFaults(root),
  ...tileFaults(root),
];

const quotedKinds = ["constants", "plans"] as const satisfies readonly Kind[];

/**
 * @param root the project's folder
 * @returns a sentence for each fault of the fields, the legal texts and the announcements, and for each file that is
 *   not content
 */
export function fieldAndLegalFaults(root: string): string[] {
  // Unreadable files would be reported twice.
  const unreadable = unreadableFiles(root);
  if (unreadable.length > 0) return unreadable;
  // All other files quote these, so a fault here would be repeated for every quote.
  const quoted = quotedKinds.flatMap((kind) =>
    sentencesOf(() => readContentFile(root, contentFiles[kind], kinds[kind] as z.ZodType)),
  );
  if (quoted.length > 0) return quoted;
  return [
    ...new Set([
      ...strayFaults(root),
      ...[...yamlFiles(root)].flatMap(([file, schema]) =>
        sentencesOf(() => readContentFile(root, file, schema)),
      ),
      ...faultsBetweenFiles(root),
      ...legalIds.flatMap((id) => sentencesOf(() => legalDocument(id, root))),
      ...sentencesOf(() => announcements(root)),
    ]),
  ];
}

/** The same, including articles. There are many, so the build reads them once and reports their faults itself. */
export function contentFaults(root: string): string[] {
  const nowhere = { keys: () => [], set: () => true, delete: () => undefined };
  const articles: string[] = [];
  // Faults in the authors' file, which articles need, are already among the others.
  sentencesOf(() => articles.push(...openLibrary(root, nowhere, false).load()));
  return [...fieldAndLegalFaults(root), ...articles];
}
