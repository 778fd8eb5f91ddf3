/** The announcements as JSON Feed 1.1. */
import type { APIRoute } from "astro";
import { announcementFeed } from "#feeds/feeds.tsx";
import { jsonFeed } from "#feeds/write.ts";

export const GET: APIRoute = async () =>
  jsonFeed(await announcementFeed(), "/announcements/feed.json");
