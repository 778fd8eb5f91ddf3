import type { Article, ArticlePicture } from "#content/articles/entry.ts";
import { Cover } from "#illustrations/cover/Cover.tsx";

/** Where a card stands in the grid: two columns wide, beside that one, or anywhere else. */
export type Place = "lead" | "beside" | "other";

/** The box that each place gives its picture in the widest grid (ArticleCard.tsx). */
const aspects = { lead: [2, 1], beside: [1, 1], other: [3, 2] } as const;

/** How wide it shows, for the browser's choice of file. */
const sizes: Readonly<Record<Place, string>> = {
  lead: "(min-width: 75rem) 46rem, (min-width: 48rem) 64vw, 94vw",
  beside: "(min-width: 75rem) 22rem, (min-width: 48rem) 31vw, (min-width: 25rem) 46vw, 94vw",
  other: "(min-width: 75rem) 22rem, (min-width: 48rem) 31vw, (min-width: 25rem) 46vw, 94vw",
};

/** It fills its box, and grows a little while the pointer is on the card. */
const fill =
  "block size-full object-cover transition-transform duration-move group-has-[a:hover]:scale-[1.025]";

interface ArticleCoverProps {
  article: Article;
  place: Place;
  /** Of articles that have a picture file. */
  pictures: ReadonlyMap<string, ArticlePicture>;
}

/** An article's picture, or its drawn cover. The title beside it says what it stands for, so it has no words. */
export function ArticleCover({
  article: { id, cover, imageUrl },
  place,
  pictures,
}: ArticleCoverProps) {
  const picture = imageUrl === null ? undefined : pictures.get(imageUrl);
  if (picture === undefined) {
    const detail = place === "lead" ? "full" : "card";
    return (
      <Cover
        className={fill}
        subject={id}
        motif={cover}
        aspect={aspects[place]}
        room={[3, 2]}
        detail={detail}
      />
    );
  }
  const { src, srcSet, width, height } = picture;
  return (
    <img
      src={src}
      srcSet={srcSet === "" ? undefined : srcSet}
      sizes={srcSet === "" ? undefined : sizes[place]}
      width={width}
      height={height}
      loading={place === "other" ? "lazy" : undefined}
      alt=""
      className={fill}
    />
  );
}
