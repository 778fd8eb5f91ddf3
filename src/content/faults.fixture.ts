import type { z } from "astro/zod";
import { ContentError, parseContent } from "./parse.ts";
import { fileOf, type FolderKind } from "./folders.ts";
import { contentFiles, folderSchemas, type Kind, kinds } from "./collections.ts";

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
