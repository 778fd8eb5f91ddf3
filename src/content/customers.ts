/** The customers, in the order in which they are told. Each has a file in content/case-studies/ (docs/specification.md, 2). */
import { flag, list, object, slug, text } from "./fields.ts";

const customer = object({
  slug: slug(40, "the customer's address"),
  name: text(32, "the customer's name"),
  line: text(140, "their story in one or two sentences"),
  figures: list("figures", { value: text(12, "the figure"), label: text(60, "what it counts") }, 0),
  sample: flag("is the customer invented? It stays marked as a sample until this is false"),
});

export const customers = list("customers", customer).refine(
  (all) => new Set(all.map(({ slug }) => slug)).size === all.length,
  {
    error: "names a slug twice; each customer has one of its own",
  },
);
