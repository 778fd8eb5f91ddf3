import type { Article, ArticlePicture } from "#model/articles/entry.ts";
import { Cover } from "#pictures/cover/Cover.tsx";

interface HeroPictureProps {
  article: Article;
  pictures: ReadonlyMap<string, ArticlePicture>;
}

/** As wide as nine of the page's columns; src/styles/components/article.css. */
const sizes = "(min-width: 75rem) 53rem, (min-width: 64rem) 72vw, 92vw";

/**
 * The picture below the title: the article's own, or its drawn cover, with the stones of the cards'
 * covers.
 */
export function HeroPicture({ article, pictures }: HeroPictureProps) {
  const picture =
    article.main_image_url === null ? undefined : pictures.get(article.main_image_url);
  return (
    <div className="post-picture" data-post-picture>
      {picture ? (
        <img
          src={picture.src}
          srcSet={picture.srcSet || undefined}
          sizes={picture.srcSet ? sizes : undefined}
          width={picture.width}
          height={picture.height}
          alt=""
        />
      ) : (
        <Cover subject={article.id} motif={article.cover} aspect={[5, 2]} room={[3, 2]} />
      )}
    </div>
  );
}
