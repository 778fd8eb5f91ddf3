import type { Article, ArticlePicture } from "#content/articles/entry.ts";
import { Cover } from "#illustrations/cover/Cover.tsx";
import { WidePicture } from "#sections/blog/shared/WidePicture.tsx";

const frame =
  "overflow-hidden rounded-large border border-line [view-transition-name:post-picture] md:rounded-stone lg:col-2 lg:row-[4/span_2] print:max-w-96";

const picturePlace = "block aspect-5/2 h-auto w-full object-cover";

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
    <div data-post-picture className={frame}>
      {picture ? (
        <WidePicture className={picturePlace} picture={picture} alt="" />
      ) : (
        <Cover
          className={picturePlace}
          subject={article.id}
          motif={article.cover}
          aspect={[5, 2]}
          room={[3, 2]}
        />
      )}
    </div>
  );
}
