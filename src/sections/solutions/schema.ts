/** The schema of content/pages/solutions.yaml: solutions by problem and by size (docs/specification.md, 2.11). */
import { inOrder, list, object, text } from "#content/fields.ts";
import { action, links, page, picture, point, section, title } from "#content/shared.ts";

const stage = object({ ...point("who it is for", "what the page covers"), picture, link: action });

export const solutionsPage = page({
  hero: section({
    picture,
    /** Places on the drawn plant, in the order of their numbers. */
    pains: inOrder("problems", ["leaf", "fall", "bee", "stem", "root"], {
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
