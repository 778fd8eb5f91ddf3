/** The announcements as RSS 2.0. */
import type { APIRoute } from "astro";
import { announcementFeed } from "#feeds/feeds.tsx";
import { rssFeed } from "#feeds/write.ts";

export const GET: APIRoute = async () =>
  rssFeed(await announcementFeed(), "/announcements/rss.xml");
