/** The announcements as RSS 2.0. */
import type { APIRoute } from "astro";
import { announcementFeed, rssFeed } from "#feeds/feeds.tsx";

export const GET: APIRoute = async () =>
  rssFeed(await announcementFeed(), "/announcements/rss.xml");
