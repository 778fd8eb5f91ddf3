/** The content of both feeds: the full text of the newest articles, as self-contained HTML. */
import { renderToStaticMarkup } from "react-dom/server";
import { cardPath } from "#cards/path.ts";
import type { Article } from "#content/articles/entry.ts";
import { picturesIn, picturesOf } from "#content/articles/pictures.ts";
import { allArticles, openArticle } from "#content/articles/read.ts";
import { words } from "#content/read.ts";
import { Blocks } from "#sections/blog/blocks/Blocks.tsx";
import { site } from "#site";
import { absolute } from "./absolute.ts";

/** The number of articles in a feed. */
const newest = 50;

interface FeedEntry {
  readonly article: Article;
  /** Its title, marked if its subject is invented. */
  readonly title: string;
  /** Its address with the host. */
  readonly url: string;
  /** The social card's address. */
  readonly image: string;
  /** Its author's name, marked if it is invented. */
  readonly author: string;
  /** Its text, with addresses that work outside the site. */
  readonly html: string;
}

/** @returns the newest articles that have a text, without drafts, newest first */
export async function feedEntries(): Promise<readonly FeedEntry[]> {
  const [labels, all] = await Promise.all([words("interface"), allArticles()]);
  const articles = all.filter(({ stub, draft }) => !stub && !draft).slice(0, newest);
  return Promise.all(
    articles
      .flatMap((each) => openArticle(each) ?? [])
      .map(async ({ article, blocks }) => {
        const url = site.hosts.url + article.href;
        const markup = renderToStaticMarkup(
          <Blocks blocks={blocks} pictures={await picturesOf(picturesIn(blocks))} form="feed" />,
        );
        return {
          article,
          title: article.sample ? `${article.title} (${labels.sample})` : article.title,
          url,
          image: site.hosts.url + cardPath(article.href),
          author: article.author.sample
            ? `${article.author.name} (${labels.sample})`
            : article.author.name,
          html: absolute(markup, site.hosts.url, url),
        };
      }),
  );
}
