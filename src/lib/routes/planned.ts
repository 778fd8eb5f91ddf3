/**
 * The paths of the route table (docs/specification.md, 2). A link to one of them is hidden until its page exists. A
 * path that is neither here nor a page is a typo.
 */

/** `*` matches one part, such as an article's slug. */
const paths = [
  "/",
  "/ai/",
  "/tables/",
  "/queries/",
  "/dashboards/",
  "/data-catalog/",
  "/connections/",
  "/platform/",
  "/solutions/",
  "/solutions/for-startups/",
  "/solutions/for-enterprise/",
  "/solutions/shopify/",
  "/migrate/",
  "/pricing/",
  "/contact-sales/",
  "/view-demos/",
  "/demo/",
  "/get-ramp/",
  "/checkoutos/",
  "/downloads/",
  "/about/",
  "/blog/",
  "/blog/*/",
  "/search/",
  "/careers/",
  "/emerging-talent/",
  "/announcements/",
  "/versus/",
  "/partnerships/",
  "/influencers/",
  "/developer-api/",
  "/free-tools/",
  "/editorial-guidelines/",
  "/security/",
  "/accessibility/",
  "/customers/",
  "/terms/",
  "/privacy-policy/",
  "/data-privacy-opt-out/",
] as const;

/**
 * @param slug the product's name in addresses: the page /why-{slug}/ contains it
 * @returns the planned paths
 */
export const plannedPaths = (slug: string): readonly string[] => [...paths, `/why-${slug}/`];

/** Whether a path is in the list. */
export const isAmong = (path: string, known: readonly string[]): boolean =>
  known.some((one) => new RegExp(`^${one.replaceAll("*", "[^/]+")}$`).test(path));
