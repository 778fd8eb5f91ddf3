import { drawingId } from "#lib/pictures/address.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { FeatureItem } from "./FeatureItem.tsx";

interface FeatureListProps {
  platform: Content<"home">["platform"];
  features: Content<"features">["features"];
}

/**
 * Thirty names and one picture. Which is shown is a radio group's choice, so the keyboard and a tap need no
 * script; the later script adds hovering, scrolling and the picture's coming and going
 * (src/enhance/later/feature-list.ts). Without script each name has its picture below it.
 */
export function FeatureList({ platform, features }: FeatureListProps) {
  return (
    <section data-features="" className="py-section">
      <Page>
        <h2 id="features-title" className="text-heading">
          {platform.title}
        </h2>
        <p className="mt-4 max-w-prose text-lead text-ink-muted">
          {platform.lead} <span className="feature-hint feature-hint-mouse">{platform.hint}</span>
          <span className="feature-hint feature-hint-touch">{platform.hintTouch}</span>
        </p>
        <div className="feature-columns">
          <div
            data-feature-media=""
            role="img"
            aria-label={features[0]?.picture}
            className="feature-media unscripted:hidden"
          >
            <svg aria-hidden="true" viewBox="0 0 640 480" data-drawing={drawingId}>
              <use />
            </svg>
            <p aria-hidden="true" className="feature-failed">
              {platform.failed}
            </p>
          </div>
          <fieldset className="feature-names">
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
