/** The nine databases that a shop's data is queried in, by their addresses (docs/specification.md, 2.10), in its order. */
export const connectionSlugs = [
  "postgres",
  "mysql",
  "sqlite",
  "mongodb",
  "clickhouse",
  "microsoft-sql-server",
  "snowflake",
  "google-bigquery",
  "amazon-redshift",
] as const;
export type ConnectionSlug = (typeof connectionSlugs)[number];

/** The commerce tool of each one's tile (docs/specification.md, 2.10). */
export const connectionTools = {
  postgres: "Shopify",
  mysql: "Klaviyo",
  sqlite: "Stripe",
  mongodb: "PayPal",
  clickhouse: "Meta",
  "microsoft-sql-server": "TikTok",
  snowflake: "Mailchimp",
  "google-bigquery": "WooCommerce",
  "amazon-redshift": "Gorgias",
} as const satisfies Readonly<Record<ConnectionSlug, string>>;

/** @returns the ones before and after in the order, which is a round */
export function neighboursOf(slug: ConnectionSlug): {
  readonly previous: ConnectionSlug;
  readonly next: ConnectionSlug;
} {
  const at = connectionSlugs.indexOf(slug);
  return {
    previous: connectionSlugs.at(at - 1) ?? slug,
    next: connectionSlugs[(at + 1) % connectionSlugs.length] ?? slug,
  };
}
