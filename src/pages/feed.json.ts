/** The newest articles with their full texts, as JSON Feed 1.1 (jsonfeed.org). */
import type { APIRoute } from "astro";
import { feedEntries } from "#feeds/entries.tsx";
import { words } from "#model/read.ts";
import { site } from "#site";

export const GET: APIRoute = async () => {
  const { meta } = await words("blog");
  const entries = await feedEntries();
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: meta.title,
    description: meta.description,
    home_page_url: `${site.hosts.url}/blog/`,
    feed_url: `${site.hosts.url}/feed.json`,
    icon: `${site.hosts.url}/apple-touch-icon.png`,
    language: "en",
    items: entries.map(({ article, title, url, image, author, html }) => ({
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
  };
  return new Response(`${JSON.stringify(feed, null, 2)}\n`, {
    headers: { "Content-Type": "application/feed+json" },
  });
};
