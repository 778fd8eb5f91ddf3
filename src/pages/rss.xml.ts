/** The newest articles as RSS 2.0. */
import type { APIRoute } from "astro";
import { articleFeed, rssFeed } from "#feeds/feeds.tsx";

export const GET: APIRoute = async () => rssFeed(await articleFeed(), "/rss.xml");
