/**
 * The content model: one schema for each kind of content, written for the person who edits it.
 * Every file under content/ is one of these kinds. docs/content.md shows how to edit them.
 */
import type { z } from "astro/zod";
import { authors } from "./articles/authors.ts";
import { chartFrame } from "./chart-frame.ts";
import { chat } from "./chat.ts";
import { claims } from "./claims.ts";
import { checkoutDemo } from "./checkout-demo.ts";
import { caseStudyFiles, caseStudySchemas } from "./case-studies.ts";
import { charts } from "./charts.ts";
import { connectionChecker } from "./connection-checker.ts";
import { connectionFiles, connectionSchemas } from "./connections.ts";
import { company, footer, interfaceWords, navigation, navigationLink } from "./chrome.ts";
import { constants } from "./constants.ts";
import { customers } from "./customers.ts";
import { engine } from "./engine.ts";
import { dashboardDemo } from "./dashboard-demo.ts";
import { catalogDemo } from "./catalog-demo.ts";
import { ezql } from "./ezql.ts";
import { dataset } from "./dataset.ts";
import { features } from "./features.ts";
import { film } from "./film.ts";
import { freeTools } from "./free-tools.ts";
import { list, object, text } from "./fields.ts";
import { forms } from "./forms.ts";
import { glossary } from "./glossary.ts";
import { home } from "./home.ts";
import { legalWords } from "./legal/words.ts";
import { meta } from "./meta.ts";
import { planCalculator } from "./plan-calculator.ts";
import { plans } from "./plans.ts";
import { privacyChoices } from "./privacy-choices.ts";
import { queryDemo } from "./query-demo.ts";
import { scenes } from "./scenes.ts";
import { tableDemo } from "./table-demo.ts";
import { checkoutosPage } from "./pages/checkoutos.ts";
import { blogPage } from "./pages/blog.ts";
import { postPage } from "./pages/post.ts";
import { searchPage } from "./pages/search.ts";
import { aiDemo } from "./ai-demo.ts";
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
// New pages: imports. `npm run new page` writes above this line.

export const kinds = {
  features: object({ features }),
  film,
  freeTools,
  home,
  customers: object({ customers }),
  authors,
  charts,
  constants,
  engine,
  forms,
  dataset,
  ezql,
  glossary,
  catalogDemo,
  legal: legalWords,
  claims,
  plans,
  planCalculator,
  privacyChoices,
  navigation,
  footer,
  company,
  interface: interfaceWords,
  notFound: object({
    meta,
    title: text(60, "the headline"),
    status: text(60, "the status and its text"),
    lead: text(240, "what happened, in plain words"),
    waysTitle: text(40, "the heading of the ways on"),
    ways: list(navigationLink, 1, 6, "ways on"),
  }),
  scenes,
  queryDemo,
  errorView: object({
    title: text(60, "the headline"),
    lead: text(200, "what happened, in plain words"),
    details: text(40, "the words that open the stack trace"),
    retry: text(32, "the button that tries again"),
  }),
  tableDemo,
  aiDemo,
  checkoutDemo,
  dashboardDemo,
  chartFrame,
  chat,
  connectionChecker,
  ...connectionSchemas,
  ...caseStudySchemas,
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
  // New pages: schemas. `npm run new page` writes above this line.
} as const satisfies Record<string, z.ZodType>;

export type Kind = keyof typeof kinds;
/** The checked content of one kind, as components receive it. */
export type Content<K extends Kind> = z.infer<(typeof kinds)[K]>;

/** Where each kind stands, below the project's folder. */
export const contentFiles: Readonly<Record<Kind, string>> = {
  home: "content/pages/home.yaml",
  notFound: "content/pages/not-found.yaml",
  customers: "content/customers.yaml",
  features: "content/features.yaml",
  film: "content/film.yaml",
  freeTools: "content/free-tools.yaml",
  authors: "content/authors.yaml",
  charts: "content/charts.yaml",
  constants: "content/constants.yaml",
  engine: "content/engine.yaml",
  forms: "content/forms.yaml",
  dataset: "content/dataset.yaml",
  ezql: "content/ezql.yaml",
  glossary: "content/glossary.yaml",
  catalogDemo: "content/catalog-demo.yaml",
  legal: "content/legal.yaml",
  claims: "content/claims.yaml",
  plans: "content/plans.yaml",
  planCalculator: "content/plan-calculator.yaml",
  privacyChoices: "content/privacy-choices.yaml",
  navigation: "content/navigation.yaml",
  footer: "content/footer.yaml",
  company: "content/company.yaml",
  interface: "content/interface.yaml",
  scenes: "content/scenes.yaml",
  queryDemo: "content/query-demo.yaml",
  errorView: "content/error-view.yaml",
  tableDemo: "content/table-demo.yaml",
  aiDemo: "content/ai-demo.yaml",
  checkoutDemo: "content/checkout-demo.yaml",
  dashboardDemo: "content/dashboard-demo.yaml",
  chartFrame: "content/chart-frame.yaml",
  chat: "content/chat.yaml",
  connectionChecker: "content/connection-checker.yaml",
  ...connectionFiles,
  ...caseStudyFiles,
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
  // New pages: files. `npm run new page` writes above this line.
};
