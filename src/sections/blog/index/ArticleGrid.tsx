import { cx } from "#ui/cx.ts";
import type { Article, ArticlePicture } from "#content/articles/entry.ts";
import type { Content } from "#content/collections.ts";
import { ArticleCard } from "./ArticleCard.tsx";
import type { Place } from "./ArticleCover.tsx";
import { FeedLinks } from "./FeedLinks.tsx";

interface ArticleGridProps {
  /** Newest first. */
  articles: readonly Article[];
  words: Content<"blog">;
  /** By `imageUrl`, for the articles that have a picture file. */
  pictures: ReadonlyMap<string, ArticlePicture>;
}

const placeOf = (index: number): Place => (["lead", "beside"] as const)[index] ?? "other";

/** One column to three; --column is how wide one is. */
const columns = cx(
  "[--column:100cqi] [--gap:clamp(1rem,3.2vw,2.5rem)] grid-cols-1 sm:grid-cols-2 md:grid-cols-3",
  "sm:[--column:calc((100cqi-var(--gap))/2)] md:[--column:calc((100cqi-2*var(--gap))/3)]",
);

/** The cards, the first two columns wide; what is left of the last row is a bed of sand with the feeds. */
export function ArticleGrid({ articles, words, pictures }: ArticleGridProps) {
  return (
    <div className="@container">
      <div data-reveal className={cx("grid gap-x-(--gap) gap-y-[clamp(2.5rem,5vw,4rem)]", columns)}>
        {articles.map((article, i) => (
          <ArticleCard
            key={article.id}
            article={article}
            place={placeOf(i)}
            words={words}
            pictures={pictures}
          />
        ))}
        <FeedLinks words={words} />
      </div>
    </div>
  );
}
