/** The customers with case studies (docs/specification.md, 2): their slugs are fixed, all else is content. */
import { customerSlugs } from "#lib/customers/slugs.ts";
import { flag, list, object, oneOf, text } from "./fields.ts";

const customer = object({
  slug: oneOf(customerSlugs, "the customer's address"),
  name: text(32, "the customer's name"),
  line: text(140, "their story in one or two sentences"),
  figures: list(
    object({ value: text(12, "the figure"), label: text(60, "what it counts") }),
    0,
    3,
    "figures",
  ),
  sample: flag("is the customer invented? It stays marked as a sample until this is false"),
});

export const customers = list(
  customer,
  customerSlugs.length,
  customerSlugs.length,
  "customers",
).refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, {
  error: "names a slug twice; each customer has one of its own",
});
