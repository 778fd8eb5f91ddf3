import type { z } from "astro/zod";
import { type Content, contentFiles, type Kind, kinds } from "./kinds.ts";
import { readContentFile } from "./read-file.ts";

/** The content of a kind as the site ships it, checked. @throws ContentError as the build does */
export function shipped<K extends Kind>(kind: K): Content<K> {
  const schema: z.ZodType = kinds[kind];
  return readContentFile(process.cwd(), contentFiles[kind], schema) as Content<K>;
}
