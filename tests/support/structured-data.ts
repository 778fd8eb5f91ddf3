/** Structured data as JSON-LD, and what Google requires of it. */

/** A thing in JSON-LD. */
export type Json = string | number | boolean | null | readonly Json[] | Node;
export interface Node {
  readonly [key: string]: Json;
}

export const isNode = (value: Json): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The things in a block. @throws Error if it is not a schema.org block */
export function thingsIn(text: string): readonly Node[] {
  const block = JSON.parse(text) as Node;
  if (block["@context"] !== "https://schema.org") throw new Error("the block is not of schema.org");
  const graph = block["@graph"];
  return Array.isArray(graph) ? (graph as Node[]) : [block];
}

/**
 * Google's documented requirements for structured data, by type, as of November 2026. Where nothing is required, what
 * Google recommends and every such thing has.
 *
 * Pages of https://developers.google.com/search/docs/appearance/structured-data are next to their types.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  // organization
  Organization: ["name", "url"],
  // ../site-names. The search box that the action served is gone since November 2024.
  WebSite: ["name", "url"],
  SearchAction: ["target", "query-input"],
  // breadcrumb
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  // article. The author is also recommended, but may be invented.
  BlogPosting: ["headline", "image", "datePublished"],
  Person: ["name"],
  // software-app. It also requires a rating or a review, which do not exist.
  SoftwareApplication: ["name", "offers"],
  Offer: ["price", "priceCurrency"],
  // merchant-listing
  UnitPriceSpecification: ["price", "priceCurrency"],
  // video
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
};

/** @returns one sentence for each missing requirement */
export function missingForGoogle(node: Node): string[] {
  const type = String(node["@type"]);
  const fields = required[type];
  if (fields === undefined) return [`no requirements are listed for ${type}`];
  return fields
    .filter((field) => node[field] === undefined)
    .map((field) => `${type} lacks ${field}`);
}
