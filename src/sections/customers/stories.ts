/** Customers and their case studies, for all customer pages. */
import type { Content, Entry } from "#content/collections.ts";

export type CaseStudy = Entry<"caseStudies">;
export type Customer = Content<"customers">["customers"][number];

export const caseStudyHref = (slug: string): string => `/case-studies/${slug}/`;
export const customerHref = (slug: string): string => `/customers/${slug}/`;

/** A customer with their story. */
export interface CustomerStory {
  readonly slug: string;
  readonly customer: Customer;
  readonly story: CaseStudy;
}

/**
 * @returns the customers in order, each with their story
 * @throws Error for one without a story, which the content check rejects
 */
export const customerStories = (
  customers: readonly Customer[],
  stories: ReadonlyMap<string, CaseStudy>,
): readonly CustomerStory[] =>
  customers.map((customer) => {
    const story = stories.get(customer.slug);
    if (story === undefined) throw new Error(`there is no case study of "${customer.slug}"`);
    return { slug: customer.slug, customer, story };
  });
