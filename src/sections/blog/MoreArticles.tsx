import type { Article, ArticlePicture } from "#content/articles/entry.ts";
import type { Content } from "#content/collections.ts";
import { Cover } from "#illustrations/cover/Cover.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";

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
              <RelatedCard article={article} pictures={pictures} words={words} />
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}

const cardPicture =
  "block aspect-3/2 h-auto w-full rounded-large border border-line object-cover transition-colors group-hover:border-line-strong";

/** The whole card is clickable and has the ring. */
const link = cx(
  "underline decoration-transparent decoration-1 [text-underline-offset:0.18em] transition-colors",
  "after:absolute after:inset-0 after:rounded-large hover:decoration-current active:text-persimmon",
  "focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus",
);

interface RelatedCardProps extends Omit<RelatedProps, "articles"> {
  article: Article;
}

function RelatedCard({ article, pictures, words }: RelatedCardProps) {
  const picture = article.imageUrl === null ? undefined : pictures.get(article.imageUrl);
  return (
    <article data-card className="group relative grid gap-4">
      <div data-card-picture className="in-data-turning:[view-transition-name:post-picture]">
        {picture ? (
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            decoding="async"
            className={cardPicture}
          />
        ) : (
          <Cover className={cardPicture} subject={article.id} motif={article.cover} detail="card" />
        )}
      </div>
      <h3 data-card-title className="text-title in-data-turning:[view-transition-name:post-title]">
        <a href={article.href} className={link}>
          {article.title}
        </a>
      </h3>
      <p className="flex flex-wrap gap-x-5 text-small/body text-ink-muted">
        <time dateTime={article.published}>{article.date}</time>
        <span>
          {article.minutes} {words.minutes}
        </span>
      </p>
    </article>
  );
}

interface ArticleNeighborsProps {
  /** The next later and the next earlier article by date; null at either end. */
  newer: Article | null;
  older: Article | null;
  words: Content<"post">;
}

const neighborsLink =
  "grid content-start gap-1.5 border-b border-line py-7 transition-colors hover:border-line-strong active:text-persimmon";

/** The articles before and after this one. */
export function ArticleNeighbors({ newer, older, words }: ArticleNeighborsProps) {
  const neighbors = [
    { side: "older", label: words.older, rel: "prev", article: older },
    { side: "newer", label: words.newer, rel: "next", article: newer },
  ].flatMap(({ article, ...rest }) => (article === null ? [] : [{ ...rest, article }]));
  if (neighbors.length === 0) return null;
  return (
    <Page>
      <nav
        data-part="neighbors"
        className="mt-4 mb-section grid md:grid-cols-2 md:gap-x-12 print:hidden"
        aria-label={words.nextLabel}
      >
        {neighbors.map(({ side, label, rel, article }) => (
          <a
            key={side}
            className={cx(neighborsLink, side === "newer" && "md:col-2 md:text-end")}
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
              {article.title}
            </strong>
          </a>
        ))}
      </nav>
    </Page>
  );
}
