/** Feeds of the site in both forms: RSS 2.0 and JSON Feed 1.1 (jsonfeed.org). */
import rss from "@astrojs/rss";
import { site } from "#site";

interface Channel {
  readonly title: string;
  readonly description: string;
  /** The path of the page it mirrors: "/blog/". */
  readonly page: string;
  /** The feed's own path. */
  readonly self: string;
}

type RssOptions = Parameters<typeof rss>[0];

/** @param link the channel's address if it is not its page's */
export const rssFeed = (
  { title, description, page, self }: Channel,
  items: RssOptions["items"],
  link: string = site.hosts.url + page,
) =>
  rss({
    title,
    description,
    site: link,
    xmlns: { atom: "http://www.w3.org/2005/Atom", dc: "http://purl.org/dc/elements/1.1/" },
    customData: `<language>en</language><atom:link href="${site.hosts.url}${self}" rel="self" type="application/rss+xml"/>`,
    items,
  });

/** @param items in the form of JSON Feed */
export function jsonFeed(
  { title, description, page, self }: Channel,
  items: readonly Readonly<Record<string, unknown>>[],
): Response {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: site.hosts.url + page,
    feed_url: site.hosts.url + self,
    icon: `${site.hosts.url}/apple-touch-icon.png`,
    language: "en",
    items,
  };
  return new Response(`${JSON.stringify(feed, null, 2)}\n`, {
    headers: { "Content-Type": "application/feed+json" },
  });
}
