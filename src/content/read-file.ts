/** Reads one file of the content (src/content/collections.ts). */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "astro/zod";
import { decode } from "./decode.ts";
import { ContentError, faultOf, parseContent, refusal } from "./explain.ts";

/**
 * @param root the project's folder
 * @param file its path from there
 * @throws ContentError with a sentence for each fault, or one where the file is not there
 */
export function readContentFile<T>(root: string, file: string, schema: z.ZodType<T>): T {
  const path = join(root, file);
  if (!existsSync(path)) throw new ContentError(`${file}: is missing; put it back.`);
  const text = decode(readFileSync(path));
  if (typeof text !== "string") throw refusal(file, [faultOf(text.line, "the file", text.fault)]);
  return parseContent(file, text, schema);
}
