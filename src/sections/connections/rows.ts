import type { Entry } from "#content/collections.ts";

export type Connection = Entry<"connections">;

/** A connection's page, for the list of all. */
export interface ConnectionRow {
  readonly slug: string;
  readonly connection: Connection;
}

export const connectionHref = (slug: string): string => `/connections/${slug}/`;
