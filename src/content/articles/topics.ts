/** What articles are about: the index narrows by these. */
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
