/** The schema of content/pages/demo.yaml: the page that books a call (docs/specification.md, 2.17). */
import { voice } from "#content/case-studies.ts";
import { list, number, object, text } from "#content/fields.ts";
import { links, page, point, section, title } from "#content/shared.ts";

/** The call that people book, as its address and the texts say. */
const callMinutes = 15;

type Parts = readonly { readonly length: number }[];

const minutesOf = (parts: Parts) => parts.reduce((sum, { length }) => sum + length, 0);

export const demoPage = page({
  hero: section({}),
  form: object({ title: text(60, "the heading of the form") }),
  quote: object(voice),
  pause: text(32, "the button that pauses the moving row"),
  minutes: section({
    unit: text(16, "the unit after a minute"),
    parts: list("parts", {
      length: number("how many minutes it takes", 1, 12, 0),
      ...point("what happens in it", "how it works"),
    }).refine((parts) => minutesOf(parts) === callMinutes, {
      error: ({ input }) =>
        `adds up to ${minutesOf(input as Parts)} minutes; the call takes ${callMinutes}, so change the lengths`,
    }),
    links,
  }),
  before: title,
});
