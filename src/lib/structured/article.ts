/** An article in schema.org terms. Pure. */
import { cardPath } from "#cards/path.ts";
import type { Article } from "#content/articles/entry.ts";
import { publishedBy, type Publisher } from "./site.ts";
import type { BlogPosting } from "./things.ts";

/**
 * @param article an article with text
 * @param publisher the site's publisher
 * @returns undefined for an article about something invented; an invented author is left out
 */
export function blogPosting(article: Article, publisher: Publisher): BlogPosting | undefined {
  if (article.sample) return undefined;
  const { title, description, published, checked, href, author } = article;
  const { name, twitter_url: url } = author;
  return {
    "@type": "BlogPosting",
    headline: title,
    description,
    datePublished: published,
    dateModified: checked.iso,
    url: publisher.origin + href,
    image: publisher.origin + cardPath(href),
    ...(!author.sample && {
      author: { "@type": "Person", name, ...(url !== null && { url }) },
    }),
    publisher: publishedBy(publisher),
  };
}
