/** The schema of content/pages/demo.yaml: the page that books a call (docs/specification.md, 2.17). */
import { flag, list, number, object, text } from "#content/fields.ts";
import { action, heading, meta, opening } from "#content/shared-fields.ts";

export const demoPage = object({
  meta,
  hero: object(opening),
  form: object({ title: text(60, "the heading of the form") }),
  quote: object({
    text: text(240, "the quote, without quotation marks"),
    name: text(40, "who said it"),
    role: text(60, "what they do, and where"),
    sample: flag("is the quote invented? It stays marked as a sample until this is false"),
  }),
  pause: text(32, "the button that pauses the moving row"),
  minutes: object({
    ...heading,
    unit: text(16, "the unit after a minute"),
    parts: list("parts", {
      from: number("the minute this part starts", { min: 0, max: 14, decimals: 0 }),
      title: text(60, "what happens in it"),
      text: text(240, "how it works"),
    }),
    end: number("the minute the call ends", { min: 2, max: 15, decimals: 0 }),
    links: list("links for visitors who would rather look around first", action),
  }).superRefine(({ parts, end }, { addIssue }) => {
    for (const [i, { from }] of parts.entries()) {
      const next = parts[i + 1]?.from ?? end;
      if (next > from) continue;
      const message = `is minute ${from}, but what follows starts at minute ${next}; list the parts in order of time`;
      addIssue({ code: "custom", path: ["parts", i, "from"], message });
    }
  }),
});
