/** The four customers with case studies, by their addresses (docs/specification.md, 2.19), in the order they are told. */
export const customerSlugs = ["mansur", "misfits", "recess", "go-to"] as const;
export type CustomerSlug = (typeof customerSlugs)[number];

/** @returns the ones before and after in the order, which is a round */
export function neighboursOf(slug: CustomerSlug): {
  readonly previous: CustomerSlug;
  readonly next: CustomerSlug;
} {
  const at = customerSlugs.indexOf(slug);
  return {
    previous: customerSlugs.at(at - 1) ?? slug,
    next: customerSlugs[(at + 1) % customerSlugs.length] ?? slug,
  };
}
