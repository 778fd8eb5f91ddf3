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
import { size } from "./parts/shapes.tsx";

/** One picture for each id; an id without one does not compile. */
export const pictures: Readonly<Record<PictureId, ReactNode>> = {
  "subscribe-and-save": subscriptions.subscribeAndSave,
  dunning: renewals.dunning,
  "winback-offers": subscriptions.winbackOffers,
  "customer-portal": subscriptions.customerPortal,
  "loyalty-workflows": subscriptions.loyaltyWorkflows,
  kiosk: channels.kiosk,
  "affiliate-codes": creators.affiliateCodes,
  "influencer-portal": creators.influencerPortal,
  "affiliate-payouts": creators.affiliatePayouts,
  "social-listening": creators.socialListening,
  "managed-outreach": creators.managedOutreach,
  "sms-campaigns": channels.smsCampaigns,
  "mms-pictures": channels.mmsPictures,
  "post-purchase-offers": checkout.postPurchaseOffers,
  "content-blocks": checkout.contentBlocks,
  "trust-badges": checkout.trustBadges,
  "checkout-upsells": checkout.checkoutUpsells,
  "smart-discounts": checkout.smartDiscounts,
  "checkout-rules": shop.checkoutRules,
  "thank-you-offers": shop.thankYouOffers,
  "shopping-widget": shop.shoppingWidget,
  nova: agents.nova,
  echo: agents.echo,
  atlas: agents.atlas,
  ezql: agents.ezql,
  dashboards: data.dashboards,
  "query-editor": data.queryEditor,
  "embedded-tables": data.embeddedTables,
  "shared-definitions": data.sharedDefinitions,
  "concierge-onboarding": shop.conciergeOnboarding,
  renewals: renewals.renewals,
  "read-only-user": voices.readOnlyUser,
  "skipped-boxes": voices.skippedBoxes,
  "oats-to-grind": voices.oatsToGrind,
};

interface FeaturePictureProps {
  feature: PictureId;
  alt: string;
  className: string | undefined;
}

/** A feature's picture as part of the page. It keeps its aspect ratio, so its words are never cut off. */
export const FeaturePicture = ({ feature, alt, className }: FeaturePictureProps) => (
  <svg
    role="img"
    aria-label={alt}
    viewBox={`0 0 ${size.width} ${size.height}`}
    className={cx("scene", className)}
  >
    {pictures[feature]}
  </svg>
);
