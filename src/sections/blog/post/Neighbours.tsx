import type { Article } from "#model/articles/entry.ts";
import type { Content } from "#model/kinds.ts";
import { ArticleTitle } from "#sections/blog/shared/ArticleTitle.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";

interface NeighboursProps {
  /** The next later and the next earlier article by date; null at either end. */
  newer: Article | null;
  older: Article | null;
  words: Content<"post">;
}

/** The articles before and after this one. */
export function Neighbours({ newer, older, words }: NeighboursProps) {
  const neighbours = [
    { side: "older", label: words.older, rel: "prev", article: older },
    { side: "newer", label: words.newer, rel: "next", article: newer },
  ].flatMap(({ article, ...rest }) => (article === null ? [] : [{ ...rest, article }]));
  if (neighbours.length === 0) return null;
  return (
    <Page>
      <nav className="neighbours" aria-label={words.nextLabel}>
        {neighbours.map(({ side, label, rel, article }) => (
          <a key={side} data-side={side} rel={rel} href={article.href}>
            <span>
              <Icon name="arrow" />
              {label}
            </span>
            <strong>
              <ArticleTitle>{article.title}</ArticleTitle>
            </strong>
          </a>
        ))}
      </nav>
    </Page>
  );
}
