/** How pages and feeds get at the announcements. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "../explain.ts";
import type { Announcement } from "./entry.ts";
import { parseAnnouncement } from "./parse.ts";

export const announcementFolder = "content/announcements";

/** The files of announcements below a project's folder, as their writers know them. */
export const announcementFiles = (root: string): string[] =>
  globSync(`${announcementFolder}/*.md`, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

/** Refuses files that no page would show. */
function strays(root: string): string[] {
  const known = new Set(announcementFiles(root));
  return globSync(`${announcementFolder}/**/*.*`, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !known.has(file))
    .map(
      (file) =>
        `${file}: is no announcement; one is a file right in ${announcementFolder}/ whose name ends in .md.`,
    );
}

let kept: readonly Announcement[] | undefined;

/**
 * @param root the project's folder
 * @returns all of them, newest first; a production build reads each once
 * @throws ContentError with one sentence for each fault of any of them
 */
export function announcements(root: string = process.cwd()): readonly Announcement[] {
  if (kept) return kept;
  const sentences = strays(root);
  const read: Announcement[] = [];
  for (const file of announcementFiles(root)) {
    try {
      read.push(parseAnnouncement(file, readFileSync(join(root, file)), root));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      sentences.push(error.message);
    }
  }
  if (sentences.length > 0) throw new ContentError(sentences.join("\n"));
  const sorted = read.toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id),
  );
  if (process.env["NODE_ENV"] === "production") kept = sorted;
  return sorted;
}
