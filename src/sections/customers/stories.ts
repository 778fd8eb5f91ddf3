/** The addresses of a customer's two pages. */
export const caseStudyHref = (slug: string): string => `/case-studies/${slug}/`;
export const customerHref = (slug: string): string => `/customers/${slug}/`;
