import { Band } from "#sections/shared/Band.tsx";
import type { Content } from "#content/collections.ts";
import { drawingId, picturePath } from "#illustrations/PictureFile.tsx";
import { pictureOf } from "#illustrations/features/index.tsx";
import { cx } from "#ui/cx.ts";
import { FeatureTile, type TileSize } from "#sections/shared/FeatureTile.tsx";

type Platform = Content<"home">["platform"];
type Feature = Content<"features">["features"][number];

interface FeatureListProps {
  platform: Platform;
  features: readonly Feature[];
}

const nameLook = cx(
  "feature-title relative block transition-colors hover:text-ink active:text-persimmon",
  "peer-focus-visible:rounded-small peer-focus-visible:outline-3 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-focus",
);

/** One name of the list; its picture is a separate file, loaded when shown. */
export function FeatureItem({ feature, chosen }: { feature: Feature; chosen: boolean }) {
  const { id, group, title, picture } = feature;
  const address = picturePath(id);
  return (
    <label
      className="feature-name cursor-pointer border-b border-line font-display"
      data-group={group}
      data-picture={address}
      data-alt={picture}
    >
      <input
        type="radio"
        name="feature"
        value={id}
        defaultChecked={chosen}
        className="peer sr-only unscripted:hidden"
      />
      <span className={nameLook}>{title}</span>
      <noscript>
        <svg className="mb-4 rounded-large" role="img" aria-label={picture} viewBox="0 0 640 480">
          <use href={`${address}#${drawingId}`} />
        </svg>
      </noscript>
    </label>
  );
}

/** Chooses the listed group. CSS hides the others (home.css), without script. */
const GroupFilter = ({ platform }: { platform: Platform }) => (
  <fieldset className="flex flex-wrap gap-2 print:hidden">
    <legend className="sr-only">{platform.groupsLabel}</legend>
    {[{ id: "all", label: platform.everything }, ...platform.groups].map(({ id, label }) => (
      <label
        key={id}
        className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-4 text-small font-medium hover:border-ink has-checked:border-ink has-checked:bg-inverse has-checked:text-on-inverse has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
      >
        <input
          type="radio"
          name="feature-group"
          value={id}
          defaultChecked={id === "all"}
          className="sr-only"
        />
        {label}
      </label>
    ))}
  </fieldset>
);

/** The drawing that is part of the page: the first feature's. The others are files, fetched when chosen. */
const firstDrawing = "first-drawing";

/** It moves to its place when the section scrolls into view. */
const media = cx(
  "feature-media group/media mx-auto w-full translate-y-4 overflow-hidden rounded-stone border border-line transition-transform duration-move unscripted:hidden scripted:print:hidden",
  "group-data-in-view:translate-y-0  frame:shadow-raised",
);

/**
 * Ten pictures in a grid of tiles, then all the names with one picture. Which is shown is a radio group's choice, so
 * the keyboard and a tap need no script; the page script adds hovering, scrolling and the picture's transitions
 * (src/script/features.ts). Without script each name has its picture below it.
 */
export const FeatureList = ({ platform, features }: FeatureListProps) => (
  <Band>
    <h2 id="features-title" className="text-heading">
      {platform.title}
    </h2>
    <p className="mt-4 max-w-prose text-lead text-ink-muted">{platform.lead}</p>
    {/* The best pictures of the platform in large tiles, shown before the list of names. */}
    <ul
      // On phones the tiles are one row that scrolls sideways, which the keyboard must reach, and their pictures move
      // together, when it comes into the window.
      tabIndex={0}
      aria-label={platform.highlightsLabel}
      className="scene mt-10 grid auto-cols-[min(85%,22rem)] grid-flow-col gap-4 overflow-x-auto max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:px-gutter max-md:pb-4 md:auto-cols-auto md:grid-flow-row md:grid-cols-6 md:overflow-x-visible lg:grid-flow-dense lg:grid-cols-12 print:block"
    >
      {platform.highlights.map(({ feature: id, text }, i) => {
        const feature = features.find((each) => each.id === id);
        return (
          feature && (
            <FeatureTile
              key={id}
              feature={id}
              size={pattern[i % pattern.length] ?? "third"}
              title={feature.title}
              text={text}
            />
          )
        );
      })}
    </ul>
    <div data-features="" className="feature-wall group mt-block">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h3 className="text-title">{platform.wallTitle}</h3>
          <p className="mt-1 text-small text-ink-muted">
            <span className="feature-hint" data-for="mouse">
              {platform.hint}
            </span>
            <span className="feature-hint" data-for="touch">
              {platform.hintTouch}
            </span>
          </p>
        </div>
        <GroupFilter platform={platform} />
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-6 frame:grid-cols-[minmax(0,3fr)_minmax(0,4fr)] frame:items-start print:block unscripted:block">
        <div data-feature-media="" role="img" aria-label={features[0]?.picture} className={media}>
          <svg
            aria-hidden="true"
            className="size-full group-data-state/media:invisible"
            viewBox="0 0 640 480"
            data-drawing={drawingId}
          >
            <defs>
              <g id={firstDrawing}>{pictureOf(features[0]?.id ?? "subscribe-and-save")}</g>
            </defs>
            <use href={`#${firstDrawing}`} />
          </svg>
          <p
            aria-hidden="true"
            className="absolute inset-x-5 bottom-5 hidden rounded-medium bg-raised px-4 py-2 group-data-[state=failed]/media:block"
          >
            {platform.failed}
          </p>
        </div>
        <fieldset className="feature-names content-start print:columns-3">
          <legend className="sr-only">{platform.chosen}</legend>
          {features.map((feature, i) => (
            <FeatureItem key={feature.id} feature={feature} chosen={i === 0} />
          ))}
        </fieldset>
        <label className="feature-rest min-h-11 cursor-pointer place-content-center rounded-full border border-line-strong font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
          <input type="checkbox" className="sr-only" />
          {platform.all}
        </label>
      </div>
    </div>
  </Band>
);

/** The order of sizes that fills every row without a gap; it repeats for more tiles. */
const pattern: readonly TileSize[] = [
  "large",
  "wide",
  "wide",
  "third",
  "third",
  "third",
  "wide",
  "large",
  "wide",
  "banner",
];
