/** The schema of content/pages/get-ramp.yaml: the short landing page of the trial (docs/specification.md, 2.17). */
import { list, object, text } from "#content/fields.ts";
import { link } from "#content/link.ts";
import { meta } from "#content/meta.ts";
import { signup } from "#content/signup.ts";

export const getRampPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead: text(240, "the paragraph below the headline"),
    signup,
  }),
  ramp: object({
    title: text(70, "the heading"),
    steps: list(
      object({
        when: text(16, "the day"),
        title: text(60, "what is done"),
        text: text(200, "how"),
      }),
      "steps",
    ),
  }),
  links: list(
    object({ label: text(40, "the link's words"), href: link("where it leads") }),
    "links",
  ),
});
