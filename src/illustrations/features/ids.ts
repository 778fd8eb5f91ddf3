/**
 * The platform's thirty features (docs/specification.md, "Home page"), in the order of the list on the home page. The
 * first is selected initially.
 */
export const featureIds = [
  "subscribe-and-save",
  "dunning",
  "winback-offers",
  "customer-portal",
  "loyalty-workflows",
  "kiosk",
  "affiliate-codes",
  "influencer-portal",
  "affiliate-payouts",
  "social-listening",
  "managed-outreach",
  "sms-campaigns",
  "mms-pictures",
  "post-purchase-offers",
  "content-blocks",
  "trust-badges",
  "checkout-upsells",
  "smart-discounts",
  "checkout-rules",
  "thank-you-offers",
  "shopping-widget",
  "nova",
  "echo",
  "atlas",
  "ezql",
  "dashboards",
  "query-editor",
  "embedded-tables",
  "shared-definitions",
  "concierge-onboarding",
] as const;
export type FeatureId = (typeof featureIds)[number];

/** Pictures that belong to no single feature. */
export const otherPictureIds = ["renewals", "read-only-user", "skipped-boxes"] as const;
export const pictureIds = [...featureIds, ...otherPictureIds] as const;
export type PictureId = (typeof pictureIds)[number];
