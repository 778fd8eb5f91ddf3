/** The data that the list takes from each connection's page. */
import type { Entry } from "#content/collections.ts";

export type Connection = Entry<"databases">;

export interface ConnectionRow {
  readonly slug: string;
  readonly tool: string;
  readonly database: string;
  readonly facts: Connection["facts"];
  readonly pieces: Connection["anatomy"]["pieces"];
  /** The number of pieces before the host. */
  readonly split: number;
}

export const connectionHref = (slug: string): string => `/connections/${slug}/`;

export const rowOf = (slug: string, connection: Connection): ConnectionRow => ({
  slug,
  tool: connection.tool,
  database: connection.database,
  facts: connection.facts,
  pieces: connection.anatomy.pieces,
  split: connection.facts.split,
});
