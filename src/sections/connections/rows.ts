/** What the list of all nine takes from the page of each. */
import type { ConnectionSlug } from "#lib/connections/slugs.ts";
import type { ConnectionKind } from "#model/connections.ts";
import type { Content } from "#model/kinds.ts";

export type Connection = Content<ConnectionKind>;

export interface ConnectionRow {
  readonly slug: ConnectionSlug;
  readonly tool: string;
  readonly database: string;
  readonly facts: Connection["facts"];
  readonly pieces: Connection["anatomy"]["pieces"];
  /** How many pieces stand before the host. */
  readonly split: number;
}

export const connectionHref = (slug: ConnectionSlug): string => `/connections/${slug}/`;

export const rowOf = (slug: ConnectionSlug, connection: Connection): ConnectionRow => ({
  slug,
  tool: connection.tool,
  database: connection.database,
  facts: connection.facts,
  pieces: connection.anatomy.pieces,
  split: connection.facts.split,
});
