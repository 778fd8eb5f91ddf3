/** The schema of content/pages/solutions.yaml: solutions by problem and by size (docs/specification.md, 2.11). */
import { inOrder, link, list, object, text } from "#content/fields.ts";
import { action, hero, links, page, picture, point, title } from "#content/shared.ts";

/** Places on the drawn plant, in the order of their numbers. */
export const painIds = ["leaf", "fall", "bee", "stem", "root"] as const;

const stage = object({ ...point("who it is for", "what the page covers"), picture, link: action });

export const solutionsPage = page({
  hero: hero({
    picture,
    pains: inOrder("problems", painIds, {
      ...point("the problem", "how the product solves it"),
      links,
    }),
  }),
  stages: object({ title, small: stage, large: stage }),
  other: object({
    title,
    items: list("questions", {
      question: text(60, "the question"),
      label: text(24, "the page's name"),
      href: link("where it leads"),
    }),
  }),
});
