import type { ReactNode } from "react";
import type { FeatureId } from "./ids.ts";
import { Atlas, Echo, Ezql, Nova } from "./agents.tsx";
import { Kiosk, MmsPictures, SmsCampaigns } from "./channels.tsx";
import {
  CheckoutUpsells,
  ContentBlocks,
  PostPurchaseOffers,
  SmartDiscounts,
  TrustBadges,
} from "./checkout.tsx";
import {
  AffiliateCodes,
  AffiliatePayouts,
  InfluencerPortal,
  ManagedOutreach,
  SocialListening,
} from "./creators.tsx";
import { Dashboards, EmbeddedTables, QueryEditor, SharedDefinitions } from "./data.tsx";
import { CheckoutRules, ConciergeOnboarding, ShoppingWidget, ThankYouOffers } from "./shop.tsx";
import {
  CustomerPortal,
  Dunning,
  LoyaltyWorkflows,
  SubscribeAndSave,
  WinbackOffers,
} from "./subscriptions.tsx";
import { size } from "./parts/Sand.tsx";

/** One picture for each feature; a feature without one does not compile. */
const pictures: Readonly<Record<FeatureId, () => ReactNode>> = {
  "subscribe-and-save": SubscribeAndSave,
  dunning: Dunning,
  "winback-offers": WinbackOffers,
  "customer-portal": CustomerPortal,
  "loyalty-workflows": LoyaltyWorkflows,
  kiosk: Kiosk,
  "affiliate-codes": AffiliateCodes,
  "influencer-portal": InfluencerPortal,
  "affiliate-payouts": AffiliatePayouts,
  "social-listening": SocialListening,
  "managed-outreach": ManagedOutreach,
  "sms-campaigns": SmsCampaigns,
  "mms-pictures": MmsPictures,
  "post-purchase-offers": PostPurchaseOffers,
  "content-blocks": ContentBlocks,
  "trust-badges": TrustBadges,
  "checkout-upsells": CheckoutUpsells,
  "smart-discounts": SmartDiscounts,
  "checkout-rules": CheckoutRules,
  "thank-you-offers": ThankYouOffers,
  "shopping-widget": ShoppingWidget,
  nova: Nova,
  echo: Echo,
  atlas: Atlas,
  ezql: Ezql,
  dashboards: Dashboards,
  "query-editor": QueryEditor,
  "embedded-tables": EmbeddedTables,
  "shared-definitions": SharedDefinitions,
  "concierge-onboarding": ConciergeOnboarding,
};

/** @throws Error when a feature has no picture, in a build without type checks */
export function pictureOf(feature: FeatureId): () => ReactNode {
  if (!Object.hasOwn(pictures, feature)) {
    throw new Error(
      `src/illustrations/features/index.tsx: there is no picture of "${feature}"; draw one and name it here`,
    );
  }
  return pictures[feature];
}

interface FeaturePictureProps {
  feature: FeatureId;
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
      className={className}
    >
      <Picture />
    </svg>
  );
}
