import type { Article, ArticlePicture } from "#model/articles/entry.ts";
import { Cover } from "#pictures/cover/Cover.tsx";
import { WidePicture } from "#sections/blog/shared/WidePicture.tsx";

interface HeroPictureProps {
  article: Article;
  pictures: ReadonlyMap<string, ArticlePicture>;
}

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
        <WidePicture picture={picture} alt="" />
      ) : (
        <Cover subject={article.id} motif={article.cover} aspect={[5, 2]} room={[3, 2]} />
      )}
    </div>
  );
}
