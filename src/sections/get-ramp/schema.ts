/** The schema of content/pages/get-ramp.yaml: the short landing page of the trial (docs/specification.md, 2.17). */
import { list, object, text } from "#content/fields.ts";
import { links, page, point, section, signup, title } from "#content/shared.ts";

export const getRampPage = page({
  hero: section({ signup }),
  ramp: object({
    title,
    steps: list("steps", { when: text(16, "the day"), ...point("what you do", "how you do it") }),
  }),
  before: title,
  links,
});
