/** What the head of a built page says of it. */
import { startTags } from "./tags.ts";

/**
 * @param html a page
 * @returns what its meta elements say, by property or name; nothing behind the head is read
 */
export function metaOf(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const tag of startTags(html)) {
    if (tag.name === "body") break;
    if (tag.name !== "meta") continue;
    const attributes = tag.attributes();
    const name = attributes.get("property") ?? attributes.get("name");
    const content = attributes.get("content");
    if (name !== undefined && content !== undefined) found.set(name, content);
  }
  return found;
}

/** Whether search engines are asked to leave a page out. */
export const isUnlisted = (meta: ReadonlyMap<string, string>): boolean =>
  meta.get("robots")?.includes("noindex") === true;
