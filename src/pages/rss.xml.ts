/** The newest articles with their full texts, as RSS 2.0. */
import type { APIRoute } from "astro";
import { feedEntries } from "#feeds/entries.tsx";
import { rssFeed } from "#feeds/write.ts";
import { words } from "#content/read.ts";
import { site } from "#site";

export const GET: APIRoute = async () => {
  const { meta } = await words("blog");
  const entries = await feedEntries();
  return rssFeed(
    { ...meta, page: "/blog/", self: "/rss.xml" },
    entries.map(({ article, title, url, author, html }) => ({
      title,
      link: url,
      description: article.description,
      pubDate: new Date(article.published),
      categories: [...article.topics],
      content: html,
      // RSS's `author` element requires an e-mail address; names use Dublin Core.
      customData: `<dc:creator>${author.replace(/[&<>]/g, (sign) => `&#${String(sign.charCodeAt(0))};`)}</dc:creator>`,
    })),
    site.hosts.url,
  );
};
