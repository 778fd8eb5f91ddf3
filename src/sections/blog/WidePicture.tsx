import type { ComponentProps } from "react";
import type { ArticlePicture } from "#content/articles/entry.ts";

/** As wide as the column of wide blocks. */
const sizes = "(min-width: 75rem) 53rem, (min-width: 64rem) 72vw, 92vw";

/** A writer's picture across the column of an article. */
export const WidePicture = ({
  picture,
  ...rest
}: ComponentProps<"img"> & { picture: ArticlePicture; alt: string }) => (
  <img
    src={picture.src}
    srcSet={picture.srcSet || undefined}
    sizes={picture.srcSet ? sizes : undefined}
    width={picture.width}
    height={picture.height}
    {...rest}
  />
);
