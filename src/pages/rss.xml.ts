/** The newest articles as RSS 2.0. */
import type { APIRoute } from "astro";
import { articleFeed } from "#feeds/feeds.tsx";
import { rssFeed } from "#feeds/write.ts";

export const GET: APIRoute = async () => rssFeed(await articleFeed(), "/rss.xml");
