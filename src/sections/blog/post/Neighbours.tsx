import type { Article } from "#content/articles/entry.ts";
import type { Content } from "#content/collections.ts";
import { ArticleTitle } from "#sections/blog/shared/ArticleTitle.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";
import { cx } from "#ui/cx.ts";

interface NeighboursProps {
  /** The next later and the next earlier article by date; null at either end. */
  newer: Article | null;
  older: Article | null;
  words: Content<"post">;
}

const link =
  "grid content-start gap-1.5 border-b border-line py-7 transition-colors hover:border-line-strong active:text-persimmon";

/** The articles before and after this one. */
export function Neighbours({ newer, older, words }: NeighboursProps) {
  const neighbours = [
    { side: "older", label: words.older, rel: "prev", article: older },
    { side: "newer", label: words.newer, rel: "next", article: newer },
  ].flatMap(({ article, ...rest }) => (article === null ? [] : [{ ...rest, article }]));
  if (neighbours.length === 0) return null;
  return (
    <Page>
      <nav
        data-part="neighbours"
        className="mt-4 mb-section grid md:grid-cols-2 md:gap-x-12 print:hidden"
        aria-label={words.nextLabel}
      >
        {neighbours.map(({ side, label, rel, article }) => (
          <a
            key={side}
            className={cx(link, side === "newer" && "md:col-2 md:text-end")}
            rel={rel}
            href={article.href}
          >
            <span
              className={cx(
                "flex items-center gap-2 text-small/body text-ink-muted",
                side === "newer" && "md:flex-row-reverse",
              )}
            >
              <Icon name="arrow" className={side === "older" ? "size-4 rotate-180" : "size-4"} />
              {label}
            </span>
            <strong className="font-display text-lead/tight font-medium text-balance">
              <ArticleTitle>{article.title}</ArticleTitle>
            </strong>
          </a>
        ))}
      </nav>
    </Page>
  );
}
