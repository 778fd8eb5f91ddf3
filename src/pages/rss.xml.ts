/** The newest articles with their full texts, as RSS 2.0. */
import rss from "@astrojs/rss";
import type { APIRoute } from "astro";
import { feedEntries } from "#feeds/entries.tsx";
import { words } from "#model/read.ts";
import { site } from "#site";

export const GET: APIRoute = async () => {
  const { meta } = await words("blog");
  const entries = await feedEntries();
  const self = `${site.hosts.url}/rss.xml`;
  return rss({
    title: meta.title,
    description: meta.description,
    site: site.hosts.url,
    xmlns: { atom: "http://www.w3.org/2005/Atom", dc: "http://purl.org/dc/elements/1.1/" },
    customData: `<language>en</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    items: entries.map(({ article, title, url, author, html }) => ({
      title,
      link: url,
      description: article.description,
      pubDate: new Date(article.published),
      categories: [...article.topics],
      content: html,
      // The element `author` of RSS holds an e-mail address; names go into Dublin Core's.
      customData: `<dc:creator>${author.replace(/[&<>]/g, (sign) => `&#${String(sign.charCodeAt(0))};`)}</dc:creator>`,
    })),
  });
};
