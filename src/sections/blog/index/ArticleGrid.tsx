import type { Article, ArticlePicture } from "#model/articles/entry.ts";
import type { Content } from "#model/kinds.ts";
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

/** The cards, the first two columns wide; what is left of the last row is a bed of sand with the feeds. */
export function ArticleGrid({ articles, words, pictures }: ArticleGridProps) {
  return (
    <div className="article-list">
      <div className="article-grid">
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
