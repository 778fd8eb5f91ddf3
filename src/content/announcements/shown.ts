/** How pages and feeds get at the announcements. */
import { getCollection } from "astro:content";
import { type Announcement, byDay } from "./entry.ts";

/** @returns all of them, newest first; on the development server one with a fault as it was last right */
export async function shownAnnouncements(): Promise<readonly Announcement[]> {
  return (await getCollection("news")).map(({ data }) => data).sort(byDay);
}
