import type { Article, ArticlePicture } from "#model/articles/entry.ts";
import type { Content } from "#model/kinds.ts";
import { Cover } from "#pictures/cover/Cover.tsx";
import { ArticleTitle } from "#sections/blog/shared/ArticleTitle.tsx";
import { Page } from "#ui/Page.tsx";

interface RelatedProps {
  /** Two or three; nothing is shown for none. */
  articles: readonly Article[];
  pictures: ReadonlyMap<string, ArticlePicture>;
  words: Content<"post">;
}

/** What goes well with the article, as cards that hand picture and title over to the post they lead to. */
export function Related({ articles, pictures, words }: RelatedProps) {
  if (articles.length === 0) return null;
  return (
    <section className="related">
      <Page>
        <h2>{words.related}</h2>
        <ul>
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

interface RelatedCardProps extends Omit<RelatedProps, "articles"> {
  article: Article;
}

function RelatedCard({ article, pictures, words }: RelatedCardProps) {
  const picture = article.imageUrl === null ? undefined : pictures.get(article.imageUrl);
  return (
    <article className="related-card" data-card>
      <div data-card-picture>
        {picture ? (
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Cover subject={article.id} motif={article.cover} detail="card" />
        )}
      </div>
      <h3 data-card-title>
        <a href={article.href}>
          <ArticleTitle>{article.title}</ArticleTitle>
        </a>
      </h3>
      <p>
        <time dateTime={article.published}>{article.date}</time>
        <span>
          {article.minutes} {words.minutes}
        </span>
      </p>
    </article>
  );
}
