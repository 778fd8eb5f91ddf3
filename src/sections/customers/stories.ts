/** What the pages of the customers share: a customer, and the story that is told of them. */
import type { CustomerSlug } from "#lib/customers/slugs.ts";
import type { CaseStudyKind } from "#model/case-studies.ts";
import type { Content } from "#model/kinds.ts";

export type CaseStudy = Content<CaseStudyKind>;
export type Customer = Content<"customers">["customers"][number];

export const caseStudyHref = (slug: CustomerSlug): string => `/case-studies/${slug}/`;
export const customerHref = (slug: CustomerSlug): string => `/customers/${slug}/`;

/**
 * @returns the customer with that address
 * @throws Error where content/customers.yaml has lost it, which its schema refuses
 */
export function customerOf(customers: readonly Customer[], slug: CustomerSlug): Customer {
  const found = customers.find((each) => each.slug === slug);
  if (found === undefined) throw new Error(`content/customers.yaml has no customer "${slug}"`);
  return found;
}
