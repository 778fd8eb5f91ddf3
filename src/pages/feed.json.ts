/** The newest articles as JSON Feed 1.1. */
import type { APIRoute } from "astro";
import { articleFeed } from "#feeds/feeds.tsx";
import { jsonFeed } from "#feeds/write.ts";

export const GET: APIRoute = async () => jsonFeed(await articleFeed(), "/feed.json");
