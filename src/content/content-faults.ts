/** Finds every fault in the content. */
import { announcements } from "#content/announcements/announcements.ts";
import { openLibrary } from "#content/articles/library.ts";
import { legalDocument } from "#content/legal/read.ts";
import { legalIds } from "#lib/routes/legal.ts";
import { yamlFiles } from "./collections.ts";
import { filesIn, folders } from "./folders.ts";
import { readContentFile, sentencesOf } from "./parse.ts";
import { quotedFiles } from "./quotes.ts";

/** Files that no kind of content reads, so that they would not appear anywhere. */
function strayFaults(root: string): string[] {
  const known = yamlFiles(root);
  return filesIn(root, "content/**/*.{yaml,yml}")
    .filter((file) => !known.has(file))
    .map((file) => {
      const twin = file.replace(/yml$/, "yaml");
      if (known.has(twin)) return `${file}: is read as ${twin}; rename it.`;
      return Object.values(folders).some((folder) => file.startsWith(`${folder}/`))
        ? `${file}: has a name that cannot be an address; use lowercase letters, digits and hyphens.`
        : `${file}: belongs to no page; \`npm run new page\` makes one with its content, or register its kind in src/content/page-schemas.ts.`;
    });
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
