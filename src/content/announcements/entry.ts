/** An announcement: a file of content/announcements/, whose name is its anchor on the page. */
import type { parseAnnouncement } from "./announcements.ts";

export const announcementKinds = [
  "subscriptions",
  "checkout",
  "texts",
  "creators",
  "data",
] as const;

export type Announcement = ReturnType<typeof parseAnnouncement>;

export const announcementsPath = "/announcements/";
export const hrefOf = ({ id }: Announcement): string => `${announcementsPath}#${id}`;

/** Newest first; the same order at every build. */
export const byDay = <T extends Pick<Announcement, "published" | "id">>(a: T, b: T): number =>
  b.published.localeCompare(a.published) || a.id.localeCompare(b.id);
