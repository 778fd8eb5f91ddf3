/** The words of one page each, below content/pages/; of the content model (kinds.ts) the part that grows with the site. */
import type { z } from "astro/zod";
import { checkoutosPage } from "#sections/checkoutos/schema.ts";
import { blogPage } from "#sections/blog/schema.ts";
import { postPage } from "#sections/blog/post-schema.ts";
import { searchPage } from "#sections/search/schema.ts";
import { aiPage } from "#sections/ai/schema.ts";
import { queriesPage } from "#sections/queries/schema.ts";
import { tablesPage } from "#sections/tables/schema.ts";
import { dashboardsPage } from "#sections/dashboards/schema.ts";
import { connectionPage, connectionsPage } from "#sections/connections/schema.ts";
import { dataCatalogPage } from "#sections/data-catalog/schema.ts";
import { pricingPage } from "#sections/pricing/schema.ts";
import { viewDemosPage } from "#sections/view-demos/schema.ts";
import { demoPage } from "#sections/demo/schema.ts";
import { contactSalesPage } from "#sections/contact-sales/schema.ts";
import { getRampPage } from "#sections/get-ramp/schema.ts";
import { securityPage } from "#sections/security/schema.ts";
import { forStartupsPage } from "#sections/for-startups/schema.ts";
import { caseStudyPage, customerPage, customersPage } from "#sections/customers/schema.ts";
import { freeToolsPage } from "#sections/free-tools/schema.ts";
import { downloadsPage } from "#sections/downloads/schema.ts";
import { announcementsPage } from "#sections/announcements/schema.ts";
import { influencersPage } from "#sections/influencers/schema.ts";
import { careersPage } from "#sections/careers/schema.ts";
import { forEnterprisePage } from "#sections/for-enterprise/schema.ts";
import { platformPage } from "#sections/platform/schema.ts";
import { solutionsPage } from "#sections/solutions/schema.ts";
import { aboutPage } from "#sections/about/schema.ts";
import { whyPage } from "#sections/why/schema.ts";
import { developerApiPage } from "#sections/developer-api/schema.ts";
import { editorialPage } from "#sections/editorial-guidelines/schema.ts";
import { versusPage } from "#sections/versus/schema.ts";
import { partnershipsPage } from "#sections/partnerships/schema.ts";
import { emergingTalentPage } from "#sections/emerging-talent/schema.ts";
import { accessibilityPage } from "#sections/accessibility/schema.ts";
import { guidePage } from "./guide.ts";
// New pages: imports. `npm run new page` writes above this line.

export const pageSchemas = {
  blog: blogPage,
  post: postPage,
  search: searchPage,
  queries: queriesPage,
  tables: tablesPage,
  ai: aiPage,
  checkoutos: checkoutosPage,
  dashboards: dashboardsPage,
  connections: connectionsPage,
  connection: connectionPage,
  dataCatalog: dataCatalogPage,
  pricing: pricingPage,
  viewDemos: viewDemosPage,
  demo: demoPage,
  contactSales: contactSalesPage,
  getRamp: getRampPage,
  security: securityPage,
  forStartups: forStartupsPage,
  caseStudy: caseStudyPage,
  customer: customerPage,
  customersPage,
  freeToolsPage,
  downloads: downloadsPage,
  announcements: announcementsPage,
  influencers: influencersPage,
  careers: careersPage,
  forEnterprise: forEnterprisePage,
  platform: platformPage,
  solutions: solutionsPage,
  about: aboutPage,
  why: whyPage,
  developerApi: developerApiPage,
  editorialGuidelines: editorialPage,
  versus: versusPage,
  partnerships: partnershipsPage,
  emergingTalent: emergingTalentPage,
  accessibility: accessibilityPage,
  migrate: guidePage,
  shopify: guidePage,
  // New pages: schemas. `npm run new page` writes above this line.
} as const satisfies Record<string, z.ZodType>;

/** Where each stands, below the project's folder. */
export const pageFiles: Readonly<Record<keyof typeof pageSchemas, string>> = {
  blog: "content/pages/blog.yaml",
  post: "content/pages/post.yaml",
  search: "content/pages/search.yaml",
  queries: "content/pages/queries.yaml",
  tables: "content/pages/tables.yaml",
  ai: "content/pages/ai.yaml",
  checkoutos: "content/pages/checkoutos.yaml",
  dashboards: "content/pages/dashboards.yaml",
  connections: "content/pages/connections.yaml",
  connection: "content/pages/connection.yaml",
  dataCatalog: "content/pages/data-catalog.yaml",
  pricing: "content/pages/pricing.yaml",
  viewDemos: "content/pages/view-demos.yaml",
  demo: "content/pages/demo.yaml",
  contactSales: "content/pages/contact-sales.yaml",
  getRamp: "content/pages/get-ramp.yaml",
  security: "content/pages/security.yaml",
  forStartups: "content/pages/solutions/for-startups.yaml",
  caseStudy: "content/pages/case-study.yaml",
  customer: "content/pages/customer.yaml",
  customersPage: "content/pages/customers.yaml",
  freeToolsPage: "content/pages/free-tools.yaml",
  downloads: "content/pages/downloads.yaml",
  announcements: "content/pages/announcements.yaml",
  influencers: "content/pages/influencers.yaml",
  careers: "content/pages/careers.yaml",
  forEnterprise: "content/pages/solutions/for-enterprise.yaml",
  platform: "content/pages/platform.yaml",
  solutions: "content/pages/solutions.yaml",
  about: "content/pages/about.yaml",
  why: "content/pages/why.yaml",
  developerApi: "content/pages/developer-api.yaml",
  editorialGuidelines: "content/pages/editorial-guidelines.yaml",
  versus: "content/pages/versus.yaml",
  partnerships: "content/pages/partnerships.yaml",
  emergingTalent: "content/pages/emerging-talent.yaml",
  accessibility: "content/pages/accessibility.yaml",
  migrate: "content/pages/migrate.yaml",
  shopify: "content/pages/solutions/shopify.yaml",
  // New pages: files. `npm run new page` writes above this line.
};
