import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import type { PictureId } from "./ids.ts";
import * as agents from "./agents.tsx";
import * as channels from "./channels.tsx";
import * as checkout from "./checkout.tsx";
import * as creators from "./creators.tsx";
import * as data from "./data.tsx";
import * as shop from "./shop.tsx";
import * as renewals from "./renewals.tsx";
import * as subscriptions from "./subscriptions.tsx";
import * as voices from "./voices.tsx";
import { size } from "./parts/Sand.tsx";

/** One picture for each id; an id without one does not compile. */
const pictures: Readonly<Record<PictureId, () => ReactNode>> = {
  "subscribe-and-save": subscriptions.SubscribeAndSave,
  dunning: renewals.Dunning,
  "winback-offers": subscriptions.WinbackOffers,
  "customer-portal": subscriptions.CustomerPortal,
  "loyalty-workflows": subscriptions.LoyaltyWorkflows,
  kiosk: channels.Kiosk,
  "affiliate-codes": creators.AffiliateCodes,
  "influencer-portal": creators.InfluencerPortal,
  "affiliate-payouts": creators.AffiliatePayouts,
  "social-listening": creators.SocialListening,
  "managed-outreach": creators.ManagedOutreach,
  "sms-campaigns": channels.SmsCampaigns,
  "mms-pictures": channels.MmsPictures,
  "post-purchase-offers": checkout.PostPurchaseOffers,
  "content-blocks": checkout.ContentBlocks,
  "trust-badges": checkout.TrustBadges,
  "checkout-upsells": checkout.CheckoutUpsells,
  "smart-discounts": checkout.SmartDiscounts,
  "checkout-rules": shop.CheckoutRules,
  "thank-you-offers": shop.ThankYouOffers,
  "shopping-widget": shop.ShoppingWidget,
  nova: agents.Nova,
  echo: agents.Echo,
  atlas: agents.Atlas,
  ezql: agents.Ezql,
  dashboards: data.Dashboards,
  "query-editor": data.QueryEditor,
  "embedded-tables": data.EmbeddedTables,
  "shared-definitions": data.SharedDefinitions,
  "concierge-onboarding": shop.ConciergeOnboarding,
  renewals: renewals.Renewals,
  "read-only-user": voices.ReadOnlyUser,
  "skipped-boxes": voices.SkippedBoxes,
  "oats-to-grind": voices.OatsToGrind,
};

/** @throws Error when a feature has no picture, in a build without type checks */
export function pictureOf(feature: PictureId): () => ReactNode {
  if (!Object.hasOwn(pictures, feature)) {
    throw new Error(
      `src/illustrations/features/index.tsx: there is no picture of "${feature}"; draw one and name it here`,
    );
  }
  return pictures[feature];
}

interface FeaturePictureProps {
  feature: PictureId;
  /** Alternative text. */
  alt: string;
  className: string | undefined;
}

/** A feature's picture as part of the page. It keeps its aspect ratio, so its words are never cut off. */
export function FeaturePicture({ feature, alt, className }: FeaturePictureProps) {
  const Picture = pictureOf(feature);
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={cx("scene", className)}
    >
      <Picture />
    </svg>
  );
}
