/**
 * All content: each file below content/ with its schema. docs/content.md shows how to edit the files. Each schema is
 * next to the code that shows its content.
 */
import type { z } from "astro/zod";
import { caseStudy } from "./case-studies.ts";
import { connection } from "./connections.ts";
import { fileOf, type FolderKind, folderKinds, slugsIn } from "./folders.ts";
import * as pages from "./page-schemas.ts";
import * as words from "./data-schemas.ts";

/** The schema of each file, by its kind. Not a spread, in which knip loses track of the schemas. */
export const kinds = Object.assign({}, words, pages);
export type Kind = keyof typeof kinds;
/** The checked content of one kind, as passed to components. */
export type Content<K extends Kind> = z.infer<(typeof kinds)[K]>;

/** Files that are not named after their kind. */
const named: Readonly<Record<string, string>> = {
  connectionsPage: "connections",
  customersPage: "customers",
  forEnterprise: "solutions/for-enterprise",
  forStartups: "solutions/for-startups",
  freeToolsPage: "free-tools",
  shopify: "solutions/shopify",
  // New name. `npm run new` writes above this line.
};
const nameOf = (kind: string) =>
  named[kind] ?? kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where each file is, from the project's folder. */
export const contentFiles = Object.fromEntries(
  Object.keys(kinds).map((kind) => {
    return [kind, `content/${kind in pages ? "pages/" : ""}${nameOf(kind)}.yaml`];
  }),
) as Readonly<Record<Kind, string>>;

/** A folder needs another name than every file: the content layer would keep only one of them. */
export const folderSchemas = {
  caseStudies: caseStudy,
  connections: connection,
} as const satisfies Record<FolderKind, z.ZodType> & Partial<Record<Kind, never>>;

export type Entry<F extends FolderKind> = z.infer<(typeof folderSchemas)[F]>;

/**
 * @param root the project's folder
 * @returns every YAML file that the site reads, with its schema
 */
export function yamlFiles(root: string): ReadonlyMap<string, z.ZodType> {
  const single = (Object.keys(kinds) as Kind[]).map(
    (kind) => [contentFiles[kind], kinds[kind]] as const,
  );
  const inFolders = folderKinds.flatMap((kind) =>
    slugsIn(kind, root).map((slug) => [fileOf(kind, slug), folderSchemas[kind]] as const),
  );
  return new Map<string, z.ZodType>([...single, ...inFolders]);
}
