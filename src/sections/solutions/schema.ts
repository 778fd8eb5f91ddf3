/** The schema of content/pages/solutions.yaml: solutions by problem and by size (docs/specification.md, 2.11). */
import { inOrder, link, list, object, text } from "#content/fields.ts";
import { action, links, meta, opening, title } from "#content/shared-fields.ts";

/** Places on the drawn plant, in the order of their numbers. */
export const painIds = ["leaf", "fall", "bee", "stem", "root"] as const;

const alt = text(320, "what the picture shows, for screen readers", 20);

const stage = object({
  title: text(40, "who it is for"),
  text: text(160, "what the page covers"),
  picture: alt,
  link: action,
});

export const solutionsPage = object({
  meta,
  hero: object({
    ...opening,
    picture: alt,
    pains: inOrder("problems", painIds, {
      title: text(40, "the problem"),
      text: text(200, "how the product solves it"),
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
