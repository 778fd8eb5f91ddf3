/** The two feeds, with whole texts as self-contained HTML. */
import { renderToStaticMarkup } from "react-dom/server";
import { cardPath } from "#cards/page.ts";
import { announcementsPath, hrefOf } from "#content/announcements/entry.ts";
import type { Block } from "#content/articles/blocks.ts";
import { picturesIn, picturesOf } from "#content/articles/pictures.ts";
import { allArticles, openArticle } from "#content/articles/read.ts";
import { shownAnnouncements, words } from "#content/read.ts";
import { Blocks } from "#sections/blog/blocks/Blocks.tsx";
import { site } from "#site";
import type { Feed } from "./write.ts";

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
