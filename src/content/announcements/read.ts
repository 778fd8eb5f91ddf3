/** Reads the announcements from their files. Pages and feeds get at them by shown.ts. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { todayIso } from "#lib/text/date.ts";
import { ContentError } from "#content/explain.ts";
import { isFile } from "#content/odd-files.ts";
import { type Announcement, byDay } from "./entry.ts";
import { parseAnnouncement } from "./parse.ts";

export const announcementFolder = "content/announcements";

/** The files of announcements below a project's folder, as their writers know them. */
export const announcementFiles = (root: string): string[] =>
  globSync(`${announcementFolder}/*.md`, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => isFile(join(root, file)))
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

interface ReadAnnouncements {
  /** Those that are whole. */
  readonly whole: readonly Announcement[];
  /** One for each fault of any of the others. */
  readonly sentences: readonly string[];
}

/**
 * @param root the project's folder
 * @param until the last day to show: a build shows none of a later day than its own
 */
export function readAnnouncements(root: string, until = "9999"): ReadAnnouncements {
  const sentences = strays(root);
  const whole: Announcement[] = [];
  for (const file of announcementFiles(root)) {
    try {
      whole.push(parseAnnouncement(file, readFileSync(join(root, file)), root));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      sentences.push(...error.message.split("\n"));
    }
  }
  const shown = whole.filter(({ published }) => published <= until);
  return { whole: shown.toSorted(byDay), sentences };
}

/**
 * @param root the project's folder
 * @returns all that a build of today shows, newest first
 * @throws ContentError with one sentence for each fault of any of them
 */
export function announcements(root: string = process.cwd()): readonly Announcement[] {
  const { whole, sentences } = readAnnouncements(root, todayIso());
  if (sentences.length > 0) throw new ContentError(sentences.join("\n"));
  return whole;
}
