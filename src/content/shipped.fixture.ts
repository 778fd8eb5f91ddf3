import type { z } from "astro/zod";
import { fileOf, type FolderKind } from "./folders.ts";
import {
  type Content,
  contentFiles,
  type Entry,
  folderSchemas,
  type Kind,
  kinds,
} from "./collections.ts";
import { readContentFile } from "./parse.ts";

/** The checked content of a kind, as shipped. @throws ContentError as the build does */
export function shipped<K extends Kind>(kind: K): Content<K> {
  const schema: z.ZodType = kinds[kind];
  return readContentFile(process.cwd(), contentFiles[kind], schema) as Content<K>;
}

/** The same for a file in a folder. */
export function shippedEntry<F extends FolderKind>(kind: F, slug: string): Entry<F> {
  const schema: z.ZodType = folderSchemas[kind];
  return readContentFile(process.cwd(), fileOf(kind, slug), schema) as Entry<F>;
}
