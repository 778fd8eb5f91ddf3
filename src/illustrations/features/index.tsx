import type { ReactNode } from "react";
import type { FeatureId } from "./ids.ts";
import { AffiliateCodes } from "./AffiliateCodes.tsx";
import { AffiliatePayouts } from "./AffiliatePayouts.tsx";
import { Atlas } from "./Atlas.tsx";
import { CheckoutRules } from "./CheckoutRules.tsx";
import { CheckoutUpsells } from "./CheckoutUpsells.tsx";
import { ConciergeOnboarding } from "./ConciergeOnboarding.tsx";
import { ContentBlocks } from "./ContentBlocks.tsx";
import { CustomerPortal } from "./CustomerPortal.tsx";
import { Dashboards } from "./Dashboards.tsx";
import { Dunning } from "./Dunning.tsx";
import { Echo } from "./Echo.tsx";
import { EmbeddedTables } from "./EmbeddedTables.tsx";
import { Ezql } from "./Ezql.tsx";
import { InfluencerPortal } from "./InfluencerPortal.tsx";
import { Kiosk } from "./Kiosk.tsx";
import { LoyaltyWorkflows } from "./LoyaltyWorkflows.tsx";
import { ManagedOutreach } from "./ManagedOutreach.tsx";
import { MmsPictures } from "./MmsPictures.tsx";
import { Nova } from "./Nova.tsx";
import { size } from "./parts/Sand.tsx";
import { PostPurchaseOffers } from "./PostPurchaseOffers.tsx";
import { QueryEditor } from "./QueryEditor.tsx";
import { SharedDefinitions } from "./SharedDefinitions.tsx";
import { ShoppingWidget } from "./ShoppingWidget.tsx";
import { SmartDiscounts } from "./SmartDiscounts.tsx";
import { SmsCampaigns } from "./SmsCampaigns.tsx";
import { SocialListening } from "./SocialListening.tsx";
import { SubscribeAndSave } from "./SubscribeAndSave.tsx";
import { ThankYouOffers } from "./ThankYouOffers.tsx";
import { TrustBadges } from "./TrustBadges.tsx";
import { WinbackOffers } from "./WinbackOffers.tsx";

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
  className: string;
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
