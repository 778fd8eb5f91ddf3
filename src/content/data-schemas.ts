/** The schemas of the other files in content/, by the kind of their content. */
export { chat } from "#chat/schema.ts";
export { authors } from "#content/articles/front-matter.ts";
export { legalWords as legal } from "#content/legal/words.ts";
export { film } from "#film/schema.ts";
export { ezql } from "#live/ai/ezql/schema.ts";
export { aiDemo } from "#live/ai/schema.ts";
export { planCalculator } from "#live/calculators/plans/schema.ts";
export { freeTools } from "#live/calculators/tools/schema.ts";
export { catalogDemo } from "#live/catalog/schema.ts";
export { checkoutDemo } from "#live/checkout/schema.ts";
export { connectionChecker } from "#live/connections/schema.ts";
export { chartFrame, dashboardDemo } from "#live/dashboard/schema.ts";
export { charts } from "#live/engine/charts/schema.ts";
export { engine } from "#live/engine/schema.ts";
export { dataset } from "#live/engine/shop/schema.ts";
export { forms } from "#live/forms/schema.ts";
export { privacyChoices } from "#live/privacy/schema.ts";
export { queryDemo } from "#live/query/schema.ts";
export { tableDemo } from "#live/table/schema.ts";
export { features } from "#sections/home/schema.ts";
export {
  company,
  errorView,
  footer,
  interfaceWords as interface,
  lostPart,
  navigation,
  notConnected,
  offline,
} from "./site-words.ts";
export { claims } from "./claims.ts";
export { constants } from "./constants.ts";
export { glossary } from "./glossary.ts";
export { plans } from "./plans.ts";
export { scenes } from "./scenes.ts";
// New live part. `npm run new` writes above this line.
