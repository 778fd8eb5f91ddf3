/** The schemas of the files in content/pages/, by the kind of their content. */
export { aboutPage as about } from "#sections/about/schema.ts";
export { accessibilityPage as accessibility } from "#sections/accessibility/schema.ts";
export { aiPage as ai } from "#sections/ai/schema.ts";
export { announcementsPage as announcements } from "#sections/announcements/schema.ts";
export { blogPage as blog, postPage as post } from "#sections/blog/schema.ts";
export { careersPage as careers } from "#sections/careers/schema.ts";
export { checkoutosPage as checkoutos } from "#sections/checkoutos/schema.ts";
export {
  connectionPage as connection,
  connectionsPage as connections,
} from "#sections/connections/schema.ts";
export { contactSalesPage as contactSales } from "#sections/contact-sales/schema.ts";
export {
  caseStudyPage as caseStudy,
  customerPage as customer,
  customersPage,
} from "#sections/customers/schema.ts";
export { dashboardsPage as dashboards } from "#sections/dashboards/schema.ts";
export { dataCatalogPage as dataCatalog } from "#sections/data-catalog/schema.ts";
export { demoPage as demo } from "#sections/demo/schema.ts";
export { developerApiPage as developerApi } from "#sections/developer-api/schema.ts";
export { downloadsPage as downloads } from "#sections/downloads/schema.ts";
export { editorialPage as editorialGuidelines } from "#sections/editorial-guidelines/schema.ts";
export { emergingTalentPage as emergingTalent } from "#sections/emerging-talent/schema.ts";
export { forEnterprisePage as forEnterprise } from "#sections/for-enterprise/schema.ts";
export { forStartupsPage as forStartups } from "#sections/for-startups/schema.ts";
export { freeToolsPage } from "#sections/free-tools/schema.ts";
export { getRampPage as getRamp } from "#sections/get-ramp/schema.ts";
export { home } from "#sections/home/schema.ts";
export { influencersPage as influencers } from "#sections/influencers/schema.ts";
export { partnershipsPage as partnerships } from "#sections/partnerships/schema.ts";
export { platformPage as platform } from "#sections/platform/schema.ts";
export { pricingPage as pricing } from "#sections/pricing/schema.ts";
export { queriesPage as queries } from "#sections/queries/schema.ts";
export { searchPage as search } from "#sections/search/schema.ts";
export { securityPage as security } from "#sections/security/schema.ts";
export { solutionsPage as solutions } from "#sections/solutions/schema.ts";
export { tablesPage as tables } from "#sections/tables/schema.ts";
export { versusPage as versus } from "#sections/versus/schema.ts";
export { viewDemosPage as viewDemos } from "#sections/view-demos/schema.ts";
export { whyPage as why } from "#sections/why/schema.ts";
export { notFound } from "./chrome.ts";
export { guidePage as migrate, guidePage as shopify } from "./guide.ts";
// New page. `npm run new` writes above this line.
