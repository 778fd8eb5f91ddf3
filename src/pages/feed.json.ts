/** The newest articles with their full texts, as JSON Feed 1.1 (jsonfeed.org). */
import type { APIRoute } from "astro";
import { feedEntries } from "#feeds/entries.tsx";
import { jsonFeed } from "#feeds/write.ts";
import { words } from "#content/read.ts";

export const GET: APIRoute = async () => {
  const { meta } = await words("blog");
  const entries = await feedEntries();
  return jsonFeed(
    { ...meta, page: "/blog/", self: "/feed.json" },
    entries.map(({ article, title, url, image, author, html }) => ({
      id: url,
      url,
      title,
      summary: article.description,
      content_html: html,
      image,
      date_published: `${article.published}T00:00:00Z`,
      tags: article.topics,
      authors: [
        {
          name: author,
          ...(article.author.twitter_url === null ? {} : { url: article.author.twitter_url }),
        },
      ],
    })),
  );
};
