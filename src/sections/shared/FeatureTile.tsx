import type { ReactNode } from "react";
import { FeaturePicture } from "./FeaturePicture.tsx";
import type { FeatureId } from "#illustrations/features/ids.ts";
import { cx } from "#ui/cx.ts";

/** On a tablet: two in a row, or one with its picture next to the words. */
const pair =
  "md:max-lg:col-span-3 md:max-lg:row-span-2 md:max-lg:grid-rows-subgrid md:max-lg:gap-y-0";
const lone =
  "md:max-lg:col-span-6 md:max-lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] md:max-lg:grid-rows-1 md:max-lg:items-center";
/** In a wide window: two rows of the grid, so that the pictures in a row begin at one height. */
const stacked = "lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-0";

/** Tiles in a grid of six columns, twelve in a wide window, where "wide" and "banner" have the picture next to the words. */
const sizes = {
  large: `${lone} lg:col-span-6 lg:row-span-2`,
  half: `${pair} ${stacked} lg:col-span-6`,
  loneHalf: `${lone} ${stacked} lg:col-span-6`,
  wide: `${pair} lg:col-span-6 lg:items-center lg:grid-cols-2 lg:grid-rows-1 lg:max-page:[&_h3]:text-lead page:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]`,
  third: `${pair} ${stacked} lg:col-span-4`,
  loneThird: `${lone} ${stacked} lg:col-span-4`,
  banner: `${pair} lg:col-span-12 lg:grid-cols-5-6 lg:grid-rows-1 lg:items-center lg:[&_h3]:text-heading lg:[&_p]:text-lead`,
} as const;

export type TileSize = keyof typeof sizes;

interface FeatureTileProps {
  feature: FeatureId;
  size: TileSize;
  title: string;
  text: string;
  /** Above the title. */
  before?: ReactNode;
  /** Below the text, such as a link. */
  children?: ReactNode;
}

/** A feature in a list of tiles: its words and its picture. */
export const FeatureTile = ({ feature, size, title, text, before, children }: FeatureTileProps) => (
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
      className="aspect-4/3 size-full min-h-0 self-end border-t border-rim bg-figure"
    />
  </li>
);
