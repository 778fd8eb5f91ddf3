/** The product with what it costs, as schema.org names them. Pure. */
import type { Content } from "#content/collections.ts";
import type { Publisher } from "./site.ts";
import type { Offer, SoftwareApplication } from "./things.ts";

type Plan = Pick<Content<"plans">["plans"][number], "name" | "price">;

/** All prices are stated in it (docs/specification.md, 11; `currency` of content/constants.yaml). */
const priceCurrency = "USD";

/** A plan without a published price makes no offer: nothing is invented for it. */
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
 * Without a rating or a review, which Google wants next to the offers: there is none to tell of.
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
