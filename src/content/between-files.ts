/** What no file can know of itself: whether files of the content that belong together do so. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { faultOf, fieldName, readContent } from "./explain.ts";
import { fileOf, slugsIn } from "./folders.ts";
import { contentFiles, folderSchemas, kinds } from "./collections.ts";
import type { Path } from "./yaml.ts";

const fault = (file: string, lineOf: (path: Path) => number, path: Path, predicate: string) => {
  const { line, sentence } = faultOf(lineOf(path), `field "${fieldName(path)}"`, predicate);
  return `${file}:${line}: ${sentence}`;
};

/** Every customer has a story, and every story a customer. */
function customerFaults(root: string): string[] {
  const file = contentFiles.customers;
  const read = readContent(readFileSync(join(root, file), "utf8"), kinds.customers);
  if ("faults" in read) return [];
  const stories = slugsIn("caseStudies", root);
  const slugs = read.data.customers.map(({ slug }) => slug);
  return [
    ...slugs.flatMap((slug, i) =>
      stories.includes(slug)
        ? []
        : fault(
            file,
            read.lineOf,
            ["customers", i, "slug"],
            `is "${slug}", whose story is missing; write ${fileOf("caseStudies", slug)}`,
          ),
    ),
    ...stories
      .filter((slug) => !slugs.includes(slug))
      .map(
        (slug) =>
          `${fileOf("caseStudies", slug)}: tells of no customer; add one with the slug "${slug}" to ${file}.`,
      ),
  ];
}

/** A tile on home that leads to a connection names the same tool and database as its page. */
function tileFaults(root: string): string[] {
  const file = contentFiles.home;
  const read = readContent(readFileSync(join(root, file), "utf8"), kinds.home);
  if ("faults" in read) return [];
  return read.data.integrations.tiles.flatMap((tile, i) => {
    const [, slug] = /^\/connections\/([^/]+)\/$/.exec(tile.href.href) ?? [];
    const connectionFile = fileOf("databases", slug ?? "");
    if (slug === undefined || !existsSync(join(root, connectionFile))) return [];
    const page = readContent(
      readFileSync(join(root, connectionFile), "utf8"),
      folderSchemas.databases,
    );
    if ("faults" in page) return [];
    return (["tool", "database"] as const).flatMap((field) =>
      tile[field] === page.data[field]
        ? []
        : fault(
            file,
            read.lineOf,
            ["integrations", "tiles", i, field],
            `is "${tile[field]}", but ${connectionFile} says "${page.data[field]}"; write the same in both`,
          ),
    );
  });
}

/** The name of a file is its address. */
const nameFaults = (root: string): string[] =>
  (["caseStudies", "databases"] as const).flatMap((kind) =>
    slugsIn(kind, root)
      .filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
      .map(
        (slug) =>
          `${fileOf(kind, slug)}: has a name that makes no address; use small letters, digits and hyphens.`,
      ),
  );

/**
 * @param root the project's folder
 * @returns a sentence for each fault; files with faults of their own are not compared
 */
export const faultsBetweenFiles = (root: string): string[] => [
  ...nameFaults(root),
  ...customerFaults(root),
  ...tileFaults(root),
];
