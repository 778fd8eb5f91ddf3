import type { CustomerStory } from "#content/read.ts";

/** The addresses of a customer's two pages. */
export const caseStudyHref = (slug: string): string => `/case-studies/${slug}/`;
export const customerHref = (slug: string): string => `/customers/${slug}/`;

/** @returns whether all are invented, so that one mark speaks for all, and the stories without marks of their own then */
export function marked(stories: readonly CustomerStory[]) {
  const allSamples = stories.every(({ story }) => story.sample);
  return {
    allSamples,
    stories: stories.map(({ slug, story }) => ({
      slug,
      story: { ...story, sample: story.sample && !allSamples },
    })),
  };
}
