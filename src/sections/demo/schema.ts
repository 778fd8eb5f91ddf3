/** The schema of content/pages/demo.yaml: the page that books a call (docs/specification.md, 2.17). */
import { flag, list, number, object, text } from "#content/fields.ts";
import { hero, links, page, section } from "#content/shared.ts";

export const demoPage = page({
  hero: hero({}),
  form: object({ title: text(60, "the heading of the form") }),
  quote: object({
    text: text(240, "the quote, without quotation marks"),
    name: text(40, "who said it"),
    customer: text(24, "the customer whose logo is shown"),
    role: text(60, "what they do, and where"),
    sample: flag("is the quote invented? It stays marked as a sample until this is false"),
  }),
  pause: text(32, "the button that pauses the moving row"),
  minutes: section({
    unit: text(16, "the unit after a minute"),
    parts: list("parts", {
      from: number("the minute this part starts", 0, 14, 0),
      title: text(60, "what happens in it"),
      text: text(240, "how it works"),
    }),
    end: number("the minute the call ends", 2, 15, 0),
    links,
  }).superRefine(({ parts, end }, { addIssue }) => {
    for (const [i, { from }] of parts.entries()) {
      const next = parts[i + 1]?.from ?? end;
      if (next > from) continue;
      const message = `is minute ${from}, but what follows starts at minute ${next}; list the parts in order of time`;
      addIssue({ code: "custom", path: ["parts", i, "from"], message });
    }
  }),
});
