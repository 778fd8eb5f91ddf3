import type { z } from "astro/zod";
import { ContentError, parseContent } from "./explain.ts";
import { contentFiles, type Kind, kinds } from "./kinds.ts";

/** The lines with which a file is refused; none where it is accepted. */
export function faults(kind: Kind, source: string): string[] {
  const schema: z.ZodType = kinds[kind];
  try {
    parseContent(contentFiles[kind], source, schema);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n");
  }
}
