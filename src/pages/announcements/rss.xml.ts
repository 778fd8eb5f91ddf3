/** The announcements with their full texts, as RSS 2.0. */
import type { APIRoute } from "astro";
import { newsEntries } from "#feeds/news.tsx";
import { rssFeed } from "#feeds/write.ts";
import { announcementsPath } from "#content/announcements/entry.ts";
import { words } from "#content/read.ts";

export const GET: APIRoute = async () => {
  const { meta, kinds } = await words("announcements");
  return rssFeed(
    { ...meta, page: announcementsPath, self: `${announcementsPath}rss.xml` },
    (await newsEntries()).map(({ entry, url, html }) => ({
      title: entry.title,
      link: url,
      description: entry.summary,
      pubDate: new Date(entry.published),
      categories: [kinds[entry.kind]],
      content: html,
    })),
  );
};
