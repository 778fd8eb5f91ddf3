/** An announcement: a file of content/announcements/, whose name is its anchor on the page. */
import type { Block } from "#content/articles/blocks.ts";

export const announcementKinds = [
  "subscriptions",
  "checkout",
  "texts",
  "creators",
  "data",
] as const;
type AnnouncementKind = (typeof announcementKinds)[number];

export interface Announcement {
  /** The file's name without its extension, and the anchor: "live-table". */
  readonly id: string;
  readonly title: string;
  /** As displayed: "Nov 6, 2026". */
  readonly date: string;
  /** The same day for machines: "2026-11-06". */
  readonly published: string;
  readonly kind: AnnouncementKind;
  readonly summary: string;
  readonly blocks: readonly Block[];
}

/** The page that lists all announcements. */
export const announcementsPath = "/announcements/";
export const hrefOf = ({ id }: Announcement): string => `${announcementsPath}#${id}`;

/** Newest first; the same order at every build. */
export const byDay = (a: Announcement, b: Announcement): number =>
  b.published.localeCompare(a.published) || a.id.localeCompare(b.id);
