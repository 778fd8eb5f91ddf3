/**
 * A small site with the outbox in it, built for a receiver like the whole site, with its pages' policy. The built site
 * of these tests logs its leads, so it has none.
 */
import type { Served } from "#scripts/lib/serve.ts";
import { bundleScript, configuredWith, policyOf } from "./bundle.ts";
import { serveFiles } from "./test-server.ts";

/** Sends a lead and then leaves, like a form. */
const form = `
import { deliver } from "/deliver.js";
window.submitLead = async (lead) => {
  const since = performance.now();
  await deliver(lead);
  sessionStorage.waited = performance.now() - since;
  location.assign("/elsewhere/");
};`;

/** @param receiver the address that leads are sent to */
export async function leadSite(receiver: string): Promise<Served> {
  const configured = configuredWith({ leadsTo: receiver });
  const page = (script: string) =>
    `<!doctype html><html lang="en"><meta http-equiv="content-security-policy" content="${policyOf(configured)}"><title>Leads</title><link rel="icon" href="data:,">${script && `<script type="module" src="/${script}"></script>`}`;
  const [deliver, visit] = await Promise.all([
    bundleScript("src/live/forms/outbox.ts", configured),
    bundleScript("src/script/index.ts", configured),
  ]);
  return serveFiles({
    "form.js": form,
    "visit.js": visit,
    "deliver.js": deliver,
    "form/index.html": page("form.js"),
    "visit/index.html": page("visit.js"),
    "elsewhere/index.html": page(""),
  });
}
