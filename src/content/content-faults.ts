/** Finds every fault in the content. */
import { basename, extname } from "node:path";
import {
  announcementFiles,
  announcementFolder,
  readAnnouncements,
} from "#content/announcements/announcements.ts";
import { articleFiles, readArticles } from "#content/articles/library.ts";
import { articleFolder } from "#content/articles/picture-file.ts";
import { legalDocument, legalFile, legalFolder } from "#content/legal/read.ts";
import { legalIds } from "#lib/routes/legal.ts";
import { didYouMean } from "#lib/text/nearest.ts";
import { yamlFiles } from "./collections.ts";
import { filesIn, folders } from "./folders.ts";
import { faultOf, readContentFile, sentencesOf } from "./parse.ts";
import { quotedFiles } from "./quotes.ts";

/** Folders whose texts are files directly in them. */
const textFolders = {
  [articleFolder]: "an article; articles are",
  [announcementFolder]: "an announcement; announcements are",
};

/** Why nothing reads a file, as the rest of a sentence. */
function strayFault(file: string, known: readonly string[]): string {
  const twin = file.replace(/yml$/, "yaml");
  if (known.includes(twin)) return `is read as ${twin}; rename it`;
  for (const [folder, what] of Object.entries(textFolders))
    if (file.startsWith(`${folder}/`))
      return `is not ${what} files directly in ${folder}/ with names that end in .md`;
  if (file.startsWith(`${legalFolder}/`))
    return `is not a legal page; ${didYouMean(basename(file, extname(file)), legalIds)}`;
  return Object.values(folders).some((folder) => file.startsWith(`${folder}/`))
    ? "has a name that cannot be an address; use lowercase letters, digits and hyphens"
    : "belongs to no page; `npm run new page` makes one with its content, or register its kind in src/content/page-schemas.ts";
}

/** Texts that nothing reads, so that they would not appear anywhere. */
function strayFaults(root: string): string[] {
  const known = [
    ...yamlFiles(root).keys(),
    ...articleFiles(root),
    ...announcementFiles(root),
    ...legalIds.map(legalFile),
  ];
  return filesIn(
    root,
    "content/**/*.{yaml,yml,md,MD,Md,mdx,markdown,txt,text,html,doc,docx,odt,rtf}",
  )
    .filter((file) => !known.includes(file))
    .map((file) => faultOf(1, `${file}:`, strayFault(file, known)).sentence);
}

/**
 * @param root the project's folder
 * @returns a sentence for each fault of the fields, the legal texts and the announcements, and for each file that is
 *   not content
 */
export function fieldAndLegalFaults(root: string): string[] {
  const faultsIn = (isQuoted: boolean) =>
    [...yamlFiles(root)]
      .filter(([file]) => quotedFiles.includes(file) === isQuoted)
      .flatMap(([file, schema]) => sentencesOf(() => readContentFile(root, file, schema)));
  // All other files quote these, so a fault there would be repeated for every quote.
  const quoted = faultsIn(true);
  if (quoted.length > 0) return quoted;
  return [
    ...new Set([
      ...strayFaults(root),
      ...faultsIn(false),
      ...legalIds.flatMap((id) => sentencesOf(() => legalDocument(id, root))),
      ...readAnnouncements(root).sentences,
    ]),
  ];
}

/** The same, including articles. There are many, so the build reads them once and reports their faults itself. */
export function contentFaults(root: string): string[] {
  const articles: string[] = [];
  // Faults in the authors' file, which articles need, are already among the others.
  sentencesOf(() => articles.push(...[...readArticles(root, false).faults.values()].flat()));
  return [...fieldAndLegalFaults(root), ...articles];
}
