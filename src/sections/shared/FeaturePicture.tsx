import words from "virtual:words/features";
import { pictureOf } from "#illustrations/features/index.tsx";
import type { PictureId } from "#illustrations/features/ids.ts";
import { size } from "#illustrations/features/parts/shapes.tsx";
import { cx } from "#ui/cx.ts";

/** What each picture shows. */
const alternatives = new Map(
  [...words.features, ...words.pictures].map(({ id, picture }) => [id, picture]),
);

interface FeaturePictureProps {
  feature: PictureId;
  className: string | undefined;
}

/** A feature's picture as part of the page. It keeps its aspect ratio, so its words are never cut off. */
export const FeaturePicture = ({ feature, className }: FeaturePictureProps) => (
  <svg
    role="img"
    aria-label={alternatives.get(feature)}
    viewBox={`0 0 ${size.width} ${size.height}`}
    className={cx("scene", className)}
  >
    {pictureOf(feature)}
  </svg>
);
