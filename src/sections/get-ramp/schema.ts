/** The schema of content/pages/get-ramp.yaml: the short landing page of the trial (docs/specification.md, 2.17). */
import { list, object, text } from "#content/fields.ts";
import { links, meta, opening, signup, title } from "#content/shared-fields.ts";

export const getRampPage = object({
  meta,
  hero: object({
    ...opening,
    signup,
  }),
  ramp: object({
    title,
    steps: list("steps", {
      when: text(16, "the day"),
      title: text(60, "what you do"),
      text: text(200, "how you do it"),
    }),
  }),
  links,
});
