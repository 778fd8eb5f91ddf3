import type { Article, ArticlePicture } from "#content/articles/entry.ts";
import type { Content } from "#content/collections.ts";
import { Neighbors } from "#sections/shared/Neighbors.tsx";
import { Page } from "#ui/Page.tsx";
import { ArticleCard } from "./ArticleCard.tsx";

interface RelatedProps {
  /** Two or three; nothing is shown for none. */
  articles: readonly Article[];
  pictures: ReadonlyMap<string, ArticlePicture>;
  words: Content<"post">;
}

/** Related articles, as cards whose picture and title move to the post in a view transition. */
export function Related({ articles, pictures, words }: RelatedProps) {
  if (articles.length === 0) return null;
  return (
    <section data-part="related" className="border-t border-line bg-raised py-16 print:hidden">
      <Page>
        <h2 className="mb-8 text-heading">{words.related}</h2>
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} place="related" words={words} pictures={pictures} />
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}

interface ArticleNeighborsProps {
  /** The next later and the next earlier article by date; null at either end. */
  newer: Article | null;
  older: Article | null;
  words: Content<"post">;
}

/** As a neighbor on the site. */
const named = (article: Article | null) =>
  article && { slug: article.id, name: article.title, line: "" };

/** The articles before and after this one. */
export const ArticleNeighbors = ({ newer, older, words }: ArticleNeighborsProps) => (
  <Neighbors
    around={{ previous: named(older), next: named(newer) }}
    hrefOf={(id) => `/blog/${id}/`}
    words={{ label: words.nextLabel, previous: words.older, next: words.newer }}
  />
);
