import type { BlockPropsOf } from "./setting.ts";

/** As wide as the column of wide blocks; src/styles/components/article.css. */
const sizes = "(min-width: 75rem) 53rem, (min-width: 64rem) 72vw, 92vw";

/** A picture within the text. One that is not there yet, as in the editor, is told by its words. */
export function Picture({ block: { src, alt }, setting, line }: BlockPropsOf<"image">) {
  const picture = setting.pictures.get(src);
  return (
    <figure data-line={line}>
      {picture ? (
        <img
          src={picture.src}
          srcSet={picture.srcSet || undefined}
          sizes={picture.srcSet ? sizes : undefined}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <figcaption>{alt}</figcaption>
      )}
    </figure>
  );
}
