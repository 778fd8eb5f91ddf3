/** A page's breadcrumbs, in schema.org terms. Pure. */
import type { BreadcrumbList } from "./things.ts";

/** A page in the breadcrumbs. */
export interface Step {
  /** Its name in the site's own links and headings. */
  readonly name: string;
  readonly path: string;
}

/**
 * @param origin of the site, without a final slash
 * @param steps from the outermost page to the page itself
 */
export const breadcrumbs = (
  origin: string,
  steps: readonly [Step, Step, ...Step[]],
): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name,
    item: { "@id": origin + path },
  })),
});
