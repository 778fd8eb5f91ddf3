/** Reads legal texts for pages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LegalId } from "#lib/routes/legal.ts";
import { ContentError } from "#content/parse.ts";
import type { LegalDocument } from "./document.ts";
import { parseLegal } from "./parse.ts";

export const legalFolder = "content/legal";

/** The path of a legal page, from the project’s folder. */
export const legalFile = (id: LegalId) => `${legalFolder}/${id}.md`;

const kept = new Map<LegalId, LegalDocument>();

/**
 * @param root the project's folder
 * @returns a legal page; production builds read each once
 * @throws ContentError with one sentence for each fault
 */
export function legalDocument(id: LegalId, root: string = process.cwd()): LegalDocument {
  const known = kept.get(id);
  if (known) return known;
  const file = legalFile(id);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(join(root, file));
  } catch {
    throw new ContentError(`${file}: is missing; put it back.`);
  }
  const document = parseLegal(id, file, bytes);
  if (process.env["NODE_ENV"] === "production") kept.set(id, document);
  return document;
}
