import type { Article, ArticlePicture } from "#model/articles/entry.ts";
import type { Content } from "#model/kinds.ts";
import { ArticleTitle } from "#sections/blog/shared/ArticleTitle.tsx";
import { Badge } from "#ui/Badge.tsx";
import { cx } from "#ui/cx.ts";
import { ArticleCover, type Place } from "./ArticleCover.tsx";

interface ArticleCardProps {
  article: Article;
  place: Place;
  words: Content<"blog">;
  pictures: ReadonlyMap<string, ArticlePicture>;
}

/** An article on the index. The link is the title's; it can be pressed on the whole card. */
export function ArticleCard({ article, place, words, pictures }: ArticleCardProps) {
  const { title, description, date, published, minutes, href, stub, draft } = article;
  const lead = place === "lead";
  const wholeTitle = <ArticleTitle>{title}</ArticleTitle>;
  return (
    <article data-card className={cx("article-card", `article-card-${place}`)}>
      <div data-card-picture className="article-picture">
        <ArticleCover article={article} place={place} pictures={pictures} />
      </div>
      <p className="article-facts">
        <time dateTime={published}>{date}</time>
        {stub ? (
          <Badge tone="clay">{words.announced}</Badge>
        ) : (
          <span>{`${minutes} ${words.minutes}`}</span>
        )}
        {draft && <Badge tone="persimmon">{words.draft}</Badge>}
      </p>
      <h2 data-card-title className={cx("article-title", lead ? "text-heading" : "text-title")}>
        {stub ? wholeTitle : <a href={href}>{wholeTitle}</a>}
      </h2>
      <p className="article-description">{description}</p>
    </article>
  );
}
