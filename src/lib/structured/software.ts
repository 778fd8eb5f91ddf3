/** The product and its prices, in schema.org terms. Pure. */
import type { Content } from "#content/collections.ts";
import type { Publisher } from "./site.ts";
import type { Offer, SoftwareApplication } from "./things.ts";

type Plan = Pick<Content<"plans">["plans"][number], "name" | "price">;

/** The currency of all prices (docs/specification.md, 11; `currency` of content/constants.yaml). */
const priceCurrency = "USD";

/** A plan without a published price has no offer. */
function offerOf({ name, price }: Plan): Offer[] {
  if (price === undefined) return [];
  const sum = { price: price.amount, priceCurrency } as const;
  return [
    {
      "@type": "Offer",
      name,
      description: price.label,
      ...sum,
      // A year by its code in UN/CEFACT's Recommendation 20.
      ...(price.every === "year" && {
        priceSpecification: { "@type": "UnitPriceSpecification", ...sum, unitCode: "ANN" },
      }),
    },
  ];
}

/**
 * Has no rating or review, which Google wants next to the offers, since there are none.
 *
 * @param publisher of the site, whose name is the product's
 * @param plans of content/plans.yaml
 */
export const software = (
  { name, origin }: Publisher,
  plans: readonly Plan[],
): SoftwareApplication => ({
  "@type": "SoftwareApplication",
  name,
  url: `${origin}/`,
  applicationCategory: "BusinessApplication",
  offers: plans.flatMap(offerOf),
});
