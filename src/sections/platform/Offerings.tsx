import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Dunning } from "#illustrations/features/Dunning.tsx";
import { InfluencerPortal } from "#illustrations/features/InfluencerPortal.tsx";
import { Kiosk } from "#illustrations/features/Kiosk.tsx";
import { MmsPictures } from "#illustrations/features/MmsPictures.tsx";
import { PostPurchaseOffers } from "#illustrations/features/PostPurchaseOffers.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import type { FeatureId } from "#illustrations/features/ids.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import type { BedId } from "./schema.ts";

type Bed = Content<"platform">["beds"]["items"][number];

interface OfferingsProps {
  beds: Content<"platform">["beds"];
  /** Text alternatives of their pictures. */
  features: Content<"features">["features"];
}

/** The picture of each offering. The agents have their own. */
const pictures: Partial<Record<BedId, readonly [FeatureId, () => ReactNode]>> = {
  subscriptions: ["dunning", Dunning],
  checkout: ["post-purchase-offers", PostPurchaseOffers],
  creators: ["influencer-portal", InfluencerPortal],
  texts: ["mms-pictures", MmsPictures],
  counter: ["kiosk", Kiosk],
};

/** The place of each offering in the grid. */
const beside = "md:col-span-full md:grid-cols-2";
const places: Record<BedId, string> = {
  subscriptions: "md:grid-rows-[auto_1fr] lg:col-span-7",
  checkout: `${beside} lg:grid-cols-7-5`,
  agents: "border border-night-line bg-night text-on-night md:grid-rows-[auto_1fr] lg:col-span-5",
  creators: "md:grid-rows-[auto_1fr] lg:col-span-4",
  texts: "md:grid-rows-[auto_1fr] lg:col-span-4",
  counter: `${beside} lg:col-span-4 lg:grid-cols-1 lg:grid-rows-[auto_1fr]`,
};
/** Next to the text a picture keeps its shape. */
const framed =
  "md:size-auto md:self-center md:aspect-4/3 md:m-[clamp(1.25rem,3vw,2.25rem)] md:border md:rounded-large";
const framings: Partial<Record<BedId, string>> = {
  checkout: `${framed} md:col-2 md:ml-0`,
  counter: `${framed} md:mr-0 lg:m-0 lg:w-full lg:self-auto lg:rounded-none lg:border-x-0 lg:border-t-0`,
};

function Picture({ bed, features }: Pick<OfferingsProps, "features"> & { bed: BedId }) {
  const [id, Drawing] = pictures[bed] ?? [];
  if (Drawing === undefined) return null;
  const label = features.find((feature) => feature.id === id)?.picture;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      className={cx("block size-full max-h-96 border-b border-line bg-ground", framings[bed])}
    >
      <Drawing />
    </svg>
  );
}

/** The parts of an offering. The agents' names are large. */
function Parts({ bed, parts }: { bed: BedId; parts: Bed["parts"] }) {
  const night = bed === "agents";
  return (
    <dl
      className={cx(
        "grid",
        night ? "my-8 gap-6" : "my-5 gap-x-8 gap-y-2.5",
        bed === "checkout" && "lg:grid-cols-2",
      )}
    >
      {parts.map(({ name, text }) => (
        <div key={name}>
          <dt className={cx("font-medium", night && "font-display text-heading")}>{name}</dt>
          <dd className={cx("text-small/body", !night && "text-ink-muted")}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The six offerings, each a card of its own size. */
export function Offerings({ beds, features }: OfferingsProps) {
  return (
    <Band ground="sunken">
      <BandHead title={beds.title} lead={beds.lead} />
      <div className="mt-12 grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-12">
        {beds.items.map(({ id, title, text, parts, link }) => (
          <article
            key={id}
            className={cx(
              "grid grid-cols-1 overflow-hidden rounded-stone forced-colors:border",
              id !== "agents" && "bg-raised",
              places[id],
            )}
          >
            <Picture bed={id} features={features} />
            <div
              className={cx(
                "p-[clamp(1.25rem,3vw,2.25rem)]",
                id === "checkout" && "md:col-1 md:row-1",
              )}
            >
              <h3 className="text-title">{title}</h3>
              <p className="mt-2">{text}</p>
              <Parts bed={id} parts={parts} />
              <OnwardLink link={link} />
            </div>
            {id === "agents" && <AgentsPicture />}
          </article>
        ))}
      </div>
    </Band>
  );
}

/** The three agents, as stones. */
const agents = [
  { cx: 120, cy: 190, rx: 42, ry: 24, squareness: 2.4 },
  { cx: 268, cy: 130, rx: 34, ry: 19, squareness: 2.2 },
  { cx: 392, cy: 214, rx: 52, ry: 29, squareness: 2.6 },
];

/** Three stones in raked sand: the agents at night. Decoration. */
function AgentsPicture() {
  return (
    <div className="relative hidden min-h-48 text-night-line md:block">
      <RakedGround
        viewBox={[0, 0, 480, 280]}
        stones={agents}
        gap={13}
        step={16}
        fit="fill"
        className="absolute inset-0 size-full"
      />
      <svg
        className="absolute inset-0 size-full fill-on-night"
        aria-hidden="true"
        viewBox="0 0 480 280"
        preserveAspectRatio="xMidYMid slice"
      >
        {agents.map(({ cx, cy, rx, ry }) => (
          <ellipse key={cx} cx={cx} cy={cy} rx={rx} ry={ry} />
        ))}
      </svg>
    </div>
  );
}
