/** The schema of content/pages/solutions.yaml: solutions by problem and by size (docs/specification.md, 2.11). */
import { inOrder, list, object, text } from "#content/fields.ts";
import { action, links, page, picture, point, section, title } from "#content/shared.ts";

/** Places on the drawn plant, in the order of their numbers. */
export const painIds = ["leaf", "fall", "bee", "stem", "root"] as const;

const stage = object({ ...point("who it is for", "what the page covers"), picture, link: action });

export const solutionsPage = page({
  hero: section({
    picture,
    pains: inOrder("problems", painIds, {
      ...point("the problem", "how the product solves it"),
      links,
    }),
  }),
  stages: object({ title, small: stage, large: stage }),
  other: object({
    title,
    items: list("questions", { question: text(60, "the question"), ...action.shape }),
  }),
});
