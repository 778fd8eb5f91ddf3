/** Writes a feed in both forms: RSS 2.0 and JSON Feed 1.1 (jsonfeed.org). */
import rss from "@astrojs/rss";
import { site } from "#site";

export interface FeedItem {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly published: string;
  readonly tags: readonly string[];
  /** The whole text, with addresses that work outside the site. */
  readonly html: string;
  readonly image?: string;
  readonly author?: { readonly name: string; readonly url: string | null };
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The path of the page it mirrors: "/blog/". */
  readonly page: string;
  /** The address that RSS readers show for the feed. */
  readonly home: string;
  readonly items: readonly FeedItem[];
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const rssFeed = ({ title, description, home, items }: Feed, self: string) =>
  rss({
    title,
    description,
    site: home,
    xmlns: { atom: "http://www.w3.org/2005/Atom", dc: "http://purl.org/dc/elements/1.1/" },
    customData: `<language>en</language><atom:link href="${site.hosts.url}${self}" rel="self" type="application/rss+xml"/>`,
    items: items.map(({ title, url, summary, published, tags, html, author }) => ({
      title,
      link: url,
      description: summary,
      pubDate: new Date(published),
      categories: [...tags],
      content: html,
      // RSS's `author` element requires an e-mail address; names use Dublin Core.
      ...(author && { customData: `<dc:creator>${escaped(author.name)}</dc:creator>` }),
    })),
  });

export function jsonFeed({ title, description, page, items }: Feed, self: string): Response {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: site.hosts.url + page,
    feed_url: site.hosts.url + self,
    icon: `${site.hosts.url}/apple-touch-icon.png`,
    language: "en",
    items: items.map(({ title, url, summary, published, tags, html, image, author }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      image,
      date_published: `${published}T00:00:00Z`,
      tags,
      authors: author && [{ name: author.name, url: author.url ?? undefined }],
    })),
  };
  return new Response(`${JSON.stringify(feed, null, 2)}\n`, {
    headers: { "Content-Type": "application/feed+json" },
  });
}
