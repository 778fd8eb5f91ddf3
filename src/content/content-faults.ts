/** All that is wrong with the content, of all its files at once. */
import { globSync } from "node:fs";
import type { z } from "astro/zod";
import { legalIds } from "#lib/routes/legal.ts";
import { announcements } from "#content/announcements/read.ts";
import { Library } from "#content/articles/loaded-library.ts";
import { ContentError } from "./explain.ts";
import { faultsBetweenFiles } from "./between-files.ts";
import { contentFiles, type Kind, kinds, yamlFiles } from "./collections.ts";
import { legalDocument } from "#content/legal/read.ts";
import { oddFiles } from "./odd-files.ts";
import { readContentFile } from "./read-file.ts";

/** Kinds whose figures stand in the sentences of others. */
const quotedKinds = ["constants", "plans"] as const satisfies readonly Kind[];

/** The sentences of a refusal; none where nothing is refused. */
function sentencesOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n");
  }
}

/** Files that no kind of content reads: what they say would be nowhere. */
function strayFaults(root: string): string[] {
  const known = yamlFiles(root);
  return globSync("content/**/*.{yaml,yml}", { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !known.has(file))
    .map((file) => {
      const twin = file.replace(/yml$/, "yaml");
      return known.has(twin)
        ? `${file}: is read as ${twin}; rename it.`
        : `${file}: belongs to no page; \`npm run new page\` makes one with its content.`;
    });
}

/**
 * @param root the project's folder
 * @returns a sentence for each fault of the fields, the legal texts and the announcements, and for each file that is none of the content
 */
export function fieldAndLegalFaults(root: string): string[] {
  // What cannot be read would only be told a second time.
  const odd = oddFiles(root);
  if (odd.length > 0) return odd;
  // All other files quote these: a fault here would be told again for every sentence that quotes it.
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

/** The same, with the articles: they are many, so the build reads them once and tells their faults itself. */
export async function contentFaults(root: string): Promise<string[]> {
  const nowhere = { keys: () => [], set: () => true, delete: () => undefined };
  const faults = fieldAndLegalFaults(root);
  try {
    return [...faults, ...(await new Library(root, nowhere, false).load())];
  } catch (error) {
    // The authors' file, which was told above.
    if (error instanceof ContentError) return faults;
    throw error;
  }
}
