/**
 * The one place for names, hosts and switches (docs/specification.md, "Names and hosts").
 *
 * Edit the defaults below, or override any of them at build time with the environment variable named next to it, which
 * start, build, dev and launch-check also read from a file `.env` (`.env.example` lists all). A wrong value stops the
 * build with the variable's name and what was expected. Hosts that are not set derive from the product's name, so
 * renaming the product is one edit.
 */
import { defineSite, type SiteDefaults } from "./src/lib/site/config.ts";

const defaults: SiteDefaults = {
  /** SITE_PRODUCT. Titles, slugs, routes such as /why-…, feeds and default hosts derive from it. */
  product: "Perennial",
  /** Addresses that override the derived ones; leave empty to derive all (SITE_URL, SITE_ADMIN, …). */
  hosts: {},
  /** SITE_CHAT_APP_ID and SITE_CHAT_REGION (us, eu or ap). Without an id, no page has the widget. */
  chat: { appId: "", region: "us" },
  /** SITE_LEADS: "log" writes form values to the browser's console; an address receives them (docs/leads.md). */
  leads: "log",
  /** SITE_OFFLINE: "on", or "off" to take the service worker back from every browser (docs/deploy.md). */
  offline: "on",
  /** SITE_EZQL: an address, or a path of this site, that answers EZQL's questions with a model (docs/ezql-model.md). */
  ezql: "",
  /**
   * SITE_VITALS: an address, or a path of this site, that receives page-speed reports (docs/performance.md); empty:
   * nothing is measured.
   */
  vitals: "",
  /** SITE_SECURITY_EXPIRES: the day on which security.txt expires. Empty: eleven months after the build. */
  securityExpires: "",
};

/** The validated configuration of this build. Throws an Error with one sentence per wrong value. */
export const site = defineSite(defaults, process.env);
