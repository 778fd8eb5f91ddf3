import type { ReactNode } from "react";
import type { PageExists } from "#lib/routes/present.ts";
import type { FeatureId } from "#model/features.ts";
import type { Content } from "#model/kinds.ts";
import type { BedId } from "#model/pages/platform.ts";
import { Dunning } from "#pictures/features/Dunning.tsx";
import { InfluencerPortal } from "#pictures/features/InfluencerPortal.tsx";
import { Kiosk } from "#pictures/features/Kiosk.tsx";
import { MmsPictures } from "#pictures/features/MmsPictures.tsx";
import { PostPurchaseOffers } from "#pictures/features/PostPurchaseOffers.tsx";
import { OnwardLink } from "#sections/shared/OnwardLink.tsx";
import { Page } from "#ui/Page.tsx";
import { NightGround } from "./NightGround.tsx";

interface BedsProps {
  beds: Content<"platform">["beds"];
  /** Their pictures in words. */
  features: Content<"features">["features"];
  exists: PageExists;
}

/** What is drawn in a bed; the agents have a night of their own. */
const pictures: Partial<Record<BedId, readonly [FeatureId, () => ReactNode]>> = {
  subscriptions: ["dunning", Dunning],
  checkout: ["post-purchase-offers", PostPurchaseOffers],
  creators: ["influencer-portal", InfluencerPortal],
  texts: ["mms-pictures", MmsPictures],
  counter: ["kiosk", Kiosk],
};

function Picture({ bed, features }: Pick<BedsProps, "features"> & { bed: BedId }) {
  const [id, Drawing] = pictures[bed] ?? [];
  if (Drawing === undefined) return null;
  const label = features.find((feature) => feature.id === id)?.picture;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      className="bed-picture"
    >
      <Drawing />
    </svg>
  );
}

/** The garden's plan: a bed for each offering, each of its own size. */
export function Beds({ beds, features, exists }: BedsProps) {
  return (
    <section className="beds-band bg-sunken py-section">
      <Page>
        <h2 className="text-heading">{beds.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{beds.lead}</p>
        <div className="beds">
          {beds.items.map(({ id, title, text, parts, link }) => (
            <article key={id} className="bed" data-bed={id}>
              <Picture bed={id} features={features} />
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="mt-2">{text}</p>
                <dl>
                  {parts.map((part) => (
                    <div key={part.name}>
                      <dt>{part.name}</dt>
                      <dd>{part.text}</dd>
                    </div>
                  ))}
                </dl>
                <OnwardLink link={link} exists={exists} />
              </div>
              {id === "agents" && <NightGround />}
            </article>
          ))}
        </div>
      </Page>
    </section>
  );
}
