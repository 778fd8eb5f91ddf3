/** The platform's thirty features (docs/specification.md, "Home page"): which there are, and what is said of each. */
import { inOrder, object, oneOf, text } from "#content/fields.ts";

/** In the order of the list on the home page. The first is chosen at first. */
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

const feature = object({
  id: oneOf(featureIds, "the feature"),
  title: text(34, "the feature's name"),
  picture: text(220, "what the picture shows, for those who cannot see it", 20),
});

/** All thirty, in order. */
export const features = inOrder("features", featureIds, feature);
