/**
 * Google's documented requirements for structured data, by type, as of November 2026, each with its page. Intentional
 * omissions are named with the reason.
 */
import type { Node } from "./schema-org.ts";

const documentation = "https://developers.google.com/search/docs/appearance";

interface Rule {
  readonly page: string;
  readonly required: readonly string[];
  /** Required, and left out on purpose. */
  readonly withheld?: string;
}

const googleRules: Readonly<Record<string, Rule>> = {
  // Nothing is required; these are what the page recommends and every organization has.
  Organization: {
    page: `${documentation}/structured-data/organization`,
    required: ["name", "url"],
  },
  // The name of the site in results. The search box that the action served is gone since November 2024.
  WebSite: { page: `${documentation}/site-names`, required: ["name", "url"] },
  SearchAction: { page: `${documentation}/site-names`, required: ["target", "query-input"] },
  BreadcrumbList: {
    page: `${documentation}/structured-data/breadcrumb`,
    required: ["itemListElement"],
  },
  ListItem: {
    page: `${documentation}/structured-data/breadcrumb`,
    required: ["position", "name", "item"],
  },
  // Nothing is required; these are recommended, and every article has them. So is the author, who may be invented.
  BlogPosting: {
    page: `${documentation}/structured-data/article`,
    required: ["headline", "image", "datePublished"],
  },
  Person: { page: `${documentation}/structured-data/article`, required: ["name"] },
  SoftwareApplication: {
    page: `${documentation}/structured-data/software-app`,
    required: ["name", "offers"],
    withheld: "aggregateRating or review: nobody has rated or reviewed it",
  },
  Offer: {
    page: `${documentation}/structured-data/software-app`,
    required: ["price", "priceCurrency"],
  },
  UnitPriceSpecification: {
    page: `${documentation}/structured-data/merchant-listing`,
    required: ["price", "priceCurrency"],
  },
  VideoObject: {
    page: `${documentation}/structured-data/video`,
    required: ["name", "thumbnailUrl", "uploadDate"],
  },
};

/** @returns one sentence for each missing requirement */
export function missingForGoogle(node: Node): string[] {
  const type = String(node["@type"]);
  const rule = googleRules[type];
  if (rule === undefined) return [`no rule of Google’s is noted for ${type}`];
  return rule.required
    .filter((field) => node[field] === undefined)
    .map((field) => `${type} lacks ${field} (${rule.page})`);
}
