import type { ReactNode } from "react";
import { FeaturePicture } from "#illustrations/features/index.tsx";
import type { FeatureId } from "#illustrations/features/ids.ts";
import { cx } from "#ui/cx.ts";

const sideBySide =
  "md:col-span-6 md:items-center md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] md:grid-rows-1";

/**
 * Tiles in a grid of six columns, twelve in a wide window. The picture is below the words, or next to them in "wide"
 * and "banner", and in a tablet's "large" and "third".
 */
const sizes = {
  large:
    "md:col-span-6 md:max-lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] md:max-lg:grid-rows-1 md:max-lg:items-center lg:row-span-2",
  half: "md:col-span-3 md:row-span-2 md:grid-rows-subgrid md:gap-y-0 lg:col-span-6",
  wide: sideBySide,
  // In a wide window two rows of the grid, so that the pictures in a row begin at one height.
  third: `${sideBySide} lg:col-span-4 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid lg:items-stretch lg:gap-y-0`,
  banner: `${sideBySide} lg:col-span-12 lg:grid-cols-5-6 lg:[&_h3]:text-subheading`,
} as const;

export type TileSize = keyof typeof sizes;

interface FeatureTileProps {
  feature: FeatureId;
  /** Alternative text of its picture. */
  alt: string;
  size: TileSize;
  title: string;
  text: string;
  /** Above the title. */
  before?: ReactNode;
  /** Below the text, such as a link. */
  children?: ReactNode;
}

/** A feature in a list of tiles: its words and its picture. */
export const FeatureTile = ({
  feature,
  alt,
  size,
  title,
  text,
  before,
  children,
}: FeatureTileProps) => (
  <li
    className={cx(
      "grid snap-start grid-rows-[auto_minmax(0,1fr)] overflow-clip rounded-stone border border-line bg-raised text-ink shadow-raised print:break-inside-avoid",
      sizes[size],
    )}
  >
    <div className="p-6 md:p-8">
      {before}
      <h3 className="text-title">{title}</h3>
      <p className="mt-2 max-w-140 text-ink-muted">{text}</p>
      {children}
    </div>
    <FeaturePicture
      feature={feature}
      alt={alt}
      className="aspect-4/3 size-full min-h-0 self-end border-t border-rim bg-figure"
    />
  </li>
);
