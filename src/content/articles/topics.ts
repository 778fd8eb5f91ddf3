/** Topics of articles; the index filters by them. */
export const topics = [
  "subscriptions",
  "retention",
  "payments",
  "memberships",
  "marketing",
  "shopify",
  "launch",
  "data",
] as const;
export type Topic = (typeof topics)[number];
