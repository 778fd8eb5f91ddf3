/** The databases whose strings the checker knows, by the addresses of their pages (docs/specification.md, 2.10). */
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

/** Whether the checker knows the strings of a connection. */
export const isKnown = (slug: string): slug is ConnectionSlug =>
  (connectionSlugs as readonly string[]).includes(slug);

/** The names of the databases in the order of their slugs; empty for one that has no page. */
export const namesOf = (
  all: readonly { readonly slug: string; readonly database: string }[],
): readonly string[] =>
  connectionSlugs.map((known) => all.find(({ slug }) => slug === known)?.database ?? "");
