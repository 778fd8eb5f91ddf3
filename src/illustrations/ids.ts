/** The hero scenes and the stages of RevenueOS that are drawn, by id: content and pictures share these sets. */

/** The five features of the home hero, in the order of the specification. The first is the default. */
export const heroFeatures = [
  "ai-agents",
  "subscribe-and-save",
  "influencer-marketing",
  "sms-marketing",
  "checkout-os",
] as const;
export type HeroFeature = (typeof heroFeatures)[number];

/** The stages of RevenueOS, in the order of the specification. The first is the default. */
export const stageIds = ["concierge", "automate", "compound", "scale"] as const;
export type StageId = (typeof stageIds)[number];
