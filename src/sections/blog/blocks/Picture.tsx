import { WidePicture } from "#sections/blog/shared/WidePicture.tsx";
import type { BlockPropsOf } from "./setting.ts";

/** A picture within the text. One that is not there yet, as in the editor, is told by its words. */
export function Picture({ block: { src, alt }, setting, line }: BlockPropsOf<"image">) {
  const picture = setting.pictures.get(src);
  return (
    <figure data-line={line}>
      {picture ? (
        <WidePicture picture={picture} alt={alt} loading="lazy" decoding="async" />
      ) : (
        <figcaption>{alt}</figcaption>
      )}
    </figure>
  );
}
