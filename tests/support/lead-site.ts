/**
 * A small site with the outbox in it, built for a receiver like the whole site, with its pages' policy. The built site
 * of these tests logs its leads, so it has none.
 */
import type { Configured } from "#build/script-constants.ts";
import { pageDirectives } from "#lib/site/page-policy.ts";
import { securityHeaders } from "#server/headers.ts";
import { bundleScript } from "./bundle.ts";
import { serve, type Served } from "#scripts/lib/serve.ts";

const markup = (script: string) =>
  `<!doctype html><html lang="en"><title>Leads</title>${script && `<script type="module" src="/${script}"></script>`}`;

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
  const configured: Configured = {
    leads: { adapter: "endpoint", url: receiver },
    chat: undefined,
    offline: false,
    vitals: undefined,
  };
  const [deliver, page] = await Promise.all([
    bundleScript("src/live/forms/outbox.ts", configured),
    bundleScript("src/script/index.ts", configured),
  ]);
  const scripts = new Map([
    ["/form.js", form],
    ["/visit.js", page],
    ["/deliver.js", deliver],
  ]);
  const pages = new Map([
    ["/form/", markup("form.js")],
    ["/visit/", markup("visit.js")],
    ["/elsewhere/", markup("")],
  ]);
  const reach = {
    ...configured,
    formTargets: [],
    leadTargets: [],
    ezql: undefined,
    vitals: undefined,
  };
  const policy = {
    ...securityHeaders,
    "Content-Security-Policy": `${pageDirectives(reach).join("; ")}; script-src 'self'`,
  };
  return serve((request, response) => {
    const path = request.url ?? "/";
    const script = scripts.get(path);
    const type = script === undefined ? "text/html" : "text/javascript";
    response.writeHead(scripts.has(path) || pages.has(path) ? 200 : 404, {
      ...policy,
      "Content-Type": `${type}; charset=utf-8`,
    });
    response.end(script ?? pages.get(path) ?? "");
  });
}
