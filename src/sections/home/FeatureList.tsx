import { cx } from "#ui/cx.ts";
import { drawingId } from "#illustrations/address.ts";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { FeatureItem } from "./FeatureItem.tsx";

interface FeatureListProps {
  platform: Content<"home">["platform"];
  features: Content<"features">["features"];
}

/** It comes up as the section comes into view. */
const media = cx(
  "mx-auto w-full translate-y-4 overflow-hidden rounded-stone border border-line opacity-0 transition-[opacity,translate] duration-move",
  "group-data-in-view:translate-y-0 group-data-in-view:opacity-100",
);

/**
 * Thirty names and one picture. Which is shown is a radio group's choice, so the keyboard and a tap need no
 * script; the page script adds hovering, scrolling and the picture's coming and going
 * (src/script/features.ts). Without script each name has its picture below it.
 */
export function FeatureList({ platform, features }: FeatureListProps) {
  return (
    <section data-features="" className="group py-section">
      <Page>
        <h2 id="features-title" className="text-heading">
          {platform.title}
        </h2>
        <p className="mt-4 max-w-prose text-lead text-ink-muted">
          {platform.lead}{" "}
          <span className="feature-hint" data-for="mouse">
            {platform.hint}
          </span>
          <span className="feature-hint" data-for="touch">
            {platform.hintTouch}
          </span>
        </p>
        <div className="mt-10 grid gap-x-12 gap-y-6 print:block unscripted:block [@media(width>48rem)]:grid-cols-2 [@media(width>48rem)]:items-start">
          <div
            data-feature-media=""
            role="img"
            aria-label={features[0]?.picture}
            className={cx(
              "feature-media group/media unscripted:hidden scripted:print:hidden",
              media,
            )}
          >
            <svg
              aria-hidden="true"
              className="size-full group-data-state/media:invisible"
              viewBox="0 0 640 480"
              data-drawing={drawingId}
            >
              <use />
            </svg>
            <p
              aria-hidden="true"
              className="absolute inset-x-5 bottom-5 hidden rounded-medium bg-raised px-4 py-2 group-data-[state=failed]/media:block"
            >
              {platform.failed}
            </p>
          </div>
          <fieldset className="grid content-start xl:auto-cols-fr xl:grid-flow-col xl:grid-rows-[repeat(15,auto)] xl:gap-x-8 print:grid-flow-row print:grid-cols-3 print:grid-rows-none">
            <legend className="sr-only">{platform.chosen}</legend>
            {features.map((feature, i) => (
              <FeatureItem key={feature.id} feature={feature} chosen={i === 0} />
            ))}
          </fieldset>
        </div>
      </Page>
    </section>
  );
}
