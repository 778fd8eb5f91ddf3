/** How pages get at their words. */
import { getEntry } from "astro:content";
import type { Content, Kind } from "./kinds.ts";

/**
 * @param kind a kind of content that has one file
 * @returns its checked content
 * @throws Error when the content layer has not loaded it, which a build never survives
 */
export async function words<K extends Kind>(kind: K): Promise<Content<K>> {
  if (!import.meta.env.PROD) return read(kind);
  const kept = asked.get(kind) ?? read(kind);
  asked.set(kind, kept);
  return kept as Promise<Content<K>>;
}

/** Asked once in a build: the content layer makes a copy at every call. */
const asked = new Map<Kind, Promise<unknown>>();

async function read<K extends Kind>(kind: K): Promise<Content<K>> {
  const entry = await getEntry(kind, kind);
  if (entry === undefined) throw new Error(`content of the kind "${kind}" is not loaded`);
  return entry.data as Content<K>;
}
