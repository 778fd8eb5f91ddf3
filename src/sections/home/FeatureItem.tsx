import { drawingId, featurePicture } from "#lib/pictures/address.ts";
import type { Content } from "#model/kinds.ts";

interface FeatureItemProps {
  feature: Content<"features">["features"][number];
  chosen: boolean;
}

/** One name of the list; its picture is a file of its own, asked for when it is shown. */
export function FeatureItem({ feature: { id, title, picture }, chosen }: FeatureItemProps) {
  const address = featurePicture(id);
  return (
    <label className="feature-name" data-picture={address} data-alt={picture}>
      <input
        type="radio"
        name="feature"
        value={id}
        defaultChecked={chosen}
        className="sr-only unscripted:hidden"
      />
      <span className="feature-title">{title}</span>
      <noscript>
        <svg role="img" aria-label={picture} viewBox="0 0 640 480">
          <use href={`${address}#${drawingId}`} />
        </svg>
      </noscript>
    </label>
  );
}
