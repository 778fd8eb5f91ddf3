/** The announcements with their full texts, as JSON Feed 1.1 (jsonfeed.org). */
import type { APIRoute } from "astro";
import { newsEntries } from "#feeds/news.tsx";
import { jsonFeed } from "#feeds/write.ts";
import { announcementsPath } from "#content/announcements/entry.ts";
import { words } from "#content/read.ts";

export const GET: APIRoute = async () => {
  const { meta, kinds } = await words("announcements");
  return jsonFeed(
    { ...meta, page: announcementsPath, self: `${announcementsPath}feed.json` },
    (await newsEntries()).map(({ entry, url, html }) => ({
      id: url,
      url,
      title: entry.title,
      summary: entry.summary,
      content_html: html,
      date_published: `${entry.published}T00:00:00Z`,
      tags: [kinds[entry.kind]],
    })),
  );
};
