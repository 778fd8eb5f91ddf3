/**
 * The paths of the route table (docs/specification.md, 2). A link may lead to one of them before its page
 * exists and then waits; a path that is neither here nor a page is a slip of the pen.
 */

/** `*` stands for one part, such as an article's slug. */
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
 * @param slug the product's name in addresses: the page /why-{slug}/ carries it
 * @returns the planned paths
 */
export const plannedPaths = (slug: string): readonly string[] => [...paths, `/why-${slug}/`];

/** Whether a path is one of the given ones. */
export const isAmong = (path: string, known: readonly string[]): boolean =>
  known.some((one) => new RegExp(`^${one.replaceAll("*", "[^/]+")}$`).test(path));
