/** Where a page stands among the others, as schema.org names it. Pure. */
import type { BreadcrumbList } from "./things.ts";

/** A page on the way. */
export interface Step {
  /** As the site's own links and headings call it. */
  readonly name: string;
  readonly path: string;
}

/**
 * @param origin of the site, without a closing slash
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
