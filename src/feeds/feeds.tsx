/** The two feeds, with whole texts as self-contained HTML, as RSS 2.0 and JSON Feed 1.1 (jsonfeed.org). */
import rss from "@astrojs/rss";
import { renderToStaticMarkup } from "react-dom/server";
import { cardPath } from "#cards/page.ts";
import { announcementsPath, hrefOf } from "#content/announcements/entry.ts";
import type { Block } from "#content/articles/blocks.ts";
import { picturesIn, picturesOf } from "#content/articles/pictures.ts";
import { allArticles, openArticle } from "#content/articles/read.ts";
import { shownAnnouncements, words } from "#content/read.ts";
import { Blocks } from "#sections/blog/blocks/Blocks.tsx";
import { site } from "#site";

const newest = 50;

/** @param page the address of the page that shows the text */
async function htmlOf(blocks: readonly Block[], page: string, summary?: string): Promise<string> {
  const pictures = await picturesOf(picturesIn(blocks));
  const markup = renderToStaticMarkup(
    <>
      {summary && <p>{summary}</p>}
      <Blocks blocks={blocks} pictures={pictures} form="feed" />
    </>,
  );
  return absolute(markup, site.hosts.url, page);
}

/** @returns the newest articles that have a text, without drafts; what is invented is marked */
export async function articleFeed(): Promise<Feed> {
  const [{ meta }, { sample }, all] = await Promise.all([
    words("blog"),
    words("interface"),
    allArticles(),
  ]);
  const marked = (name: string, isSample: boolean) => (isSample ? `${name} (${sample})` : name);
  const articles = all.filter(({ stub, draft }) => !stub && !draft).slice(0, newest);
  const items = articles
    .flatMap((each) => openArticle(each) ?? [])
    .map(async ({ article, blocks }) => {
      const { author, href, description: summary, published, topics: tags } = article;
      const url = site.hosts.url + href;
      return {
        title: marked(article.title, article.sample),
        url,
        summary,
        published,
        tags,
        html: await htmlOf(blocks, url),
        image: site.hosts.url + cardPath(href),
        author: { name: marked(author.name, author.sample), url: author.twitter_url },
      };
    });
  return { ...meta, page: "/blog/", home: site.hosts.url, items: await Promise.all(items) };
}

/** @returns all announcements, newest first */
export async function announcementFeed(): Promise<Feed> {
  const { meta, kinds } = await words("announcements");
  const home = site.hosts.url + announcementsPath;
  const items = (await shownAnnouncements()).map(async (entry) => ({
    title: entry.title,
    url: site.hosts.url + hrefOf(entry),
    summary: entry.summary,
    published: entry.published,
    tags: [kinds[entry.kind]],
    html: await htmlOf(entry.blocks, home, entry.summary),
  }));
  return { ...meta, page: announcementsPath, home, items: await Promise.all(items) };
}

/** @returns markup of this site with full addresses in place of paths and anchors */
const absolute = (html: string, origin: string, page: string): string =>
  html
    .replace(/(?<=<[^<>]+ (?:href|src)=")\/(?!\/)/g, `${origin}/`)
    .replace(/(?<=<[^<>]+ href=")#/g, `${page}#`);

interface FeedItem {
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

/** @param self the feed's own path */
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
      // RSS's `author` element requires an email address; names use Dublin Core.
      ...(author && { customData: `<dc:creator>${escaped(author.name)}</dc:creator>` }),
    })),
  });

/** @param self the feed's own path */
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
