/** The schema of content/pages/get-ramp.yaml: the short landing page of the trial (docs/specification.md, 2.17). */
import { link, list, object, text } from "#content/fields.ts";
import { meta, signup } from "#content/shared-fields.ts";

export const getRampPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead: text(240, "the paragraph below the headline"),
    signup,
  }),
  ramp: object({
    title: text(70, "the heading"),
    steps: list("steps", {
      when: text(16, "the day"),
      title: text(60, "what you do"),
      text: text(200, "how you do it"),
    }),
  }),
  links: list("links", { label: text(40, "the link's words"), href: link("where it leads") }),
});
