/** The words of one page each, below content/pages/; of the content model (kinds.ts) the part that grows with the site. */
import type { z } from "astro/zod";
import { checkoutosPage } from "./pages/checkoutos.ts";
import { blogPage } from "./pages/blog.ts";
import { postPage } from "./pages/post.ts";
import { searchPage } from "./pages/search.ts";
import { aiPage } from "./pages/ai.ts";
import { queriesPage } from "./pages/queries.ts";
import { tablesPage } from "./pages/tables.ts";
import { dashboardsPage } from "./pages/dashboards.ts";
import { connectionPage, connectionsPage } from "./pages/connections.ts";
import { dataCatalogPage } from "./pages/data-catalog.ts";
import { pricingPage } from "./pages/pricing.ts";
import { viewDemosPage } from "./pages/view-demos.ts";
import { demoPage } from "./pages/demo.ts";
import { contactSalesPage } from "./pages/contact-sales.ts";
import { getRampPage } from "./pages/get-ramp.ts";
import { securityPage } from "./pages/security.ts";
import { forStartupsPage } from "./pages/for-startups.ts";
import { caseStudyPage, customerPage, customersPage } from "./pages/customers.ts";
import { freeToolsPage } from "./pages/free-tools.ts";
import { downloadsPage } from "./pages/downloads.ts";
import { announcementsPage } from "./pages/announcements.ts";
import { influencersPage } from "./pages/influencers.ts";
import { careersPage } from "./pages/careers.ts";
import { forEnterprisePage } from "./pages/for-enterprise.ts";
import { platformPage } from "./pages/platform.ts";
import { solutionsPage } from "./pages/solutions.ts";
import { aboutPage } from "./pages/about.ts";
import { whyPage } from "./pages/why.ts";
import { developerApiPage } from "./pages/developer-api.ts";
import { editorialPage } from "./pages/editorial-guidelines.ts";
import { versusPage } from "./pages/versus.ts";
import { partnershipsPage } from "./pages/partnerships.ts";
import { emergingTalentPage } from "./pages/emerging-talent.ts";
import { accessibilityPage } from "./pages/accessibility.ts";
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
