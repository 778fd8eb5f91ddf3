import type { CustomerStory } from "#content/read.ts";

/** The addresses of a customer's two pages. */
export const caseStudyHref = (slug: string): string => `/case-studies/${slug}/`;
export const customerHref = (slug: string): string => `/customers/${slug}/`;

/** @returns whether all are invented, so that one mark in the section speaks for all of them */
export const areAllSamples = (stories: readonly CustomerStory[]): boolean =>
  stories.every(({ story }) => story.sample);
