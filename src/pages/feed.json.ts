/** The newest articles as JSON Feed 1.1. */
import type { APIRoute } from "astro";
import { articleFeed, jsonFeed } from "#feeds/feeds.tsx";

export const GET: APIRoute = async () => jsonFeed(await articleFeed(), "/feed.json");
