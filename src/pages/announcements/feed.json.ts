/** The announcements as JSON Feed 1.1. */
import type { APIRoute } from "astro";
import { announcementFeed, jsonFeed } from "#feeds/feeds.tsx";

export const GET: APIRoute = async () =>
  jsonFeed(await announcementFeed(), "/announcements/feed.json");
