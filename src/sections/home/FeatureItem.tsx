import { cx } from "#ui/cx.ts";
import { drawingId, featurePicture } from "#illustrations/address.ts";
import type { Content } from "#content/collections.ts";

interface FeatureItemProps {
  feature: Content<"features">["features"][number];
  chosen: boolean;
}

const look = cx(
  "feature-title relative block transition-colors hover:text-ink active:text-persimmon",
  "peer-focus-visible:rounded-small peer-focus-visible:outline-3 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-focus",
);

/** One name of the list; its picture is a file of its own, asked for when it is shown. */
export function FeatureItem({ feature: { id, title, picture }, chosen }: FeatureItemProps) {
  const address = featurePicture(id);
  return (
    <label
      className="feature-name block cursor-pointer border-b border-line font-display"
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
      <span className={look}>{title}</span>
      <noscript>
        <svg className="mb-4 rounded-large" role="img" aria-label={picture} viewBox="0 0 640 480">
          <use href={`${address}#${drawingId}`} />
        </svg>
      </noscript>
    </label>
  );
}
