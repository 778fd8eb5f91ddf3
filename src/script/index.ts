/**
 * The page script: what native elements cannot do alone, on every page, without a framework
 * (docs/decisions/0003-page-script-and-islands.md). It is a module, so the document has been parsed when it runs.
 */
import { readItem } from "#lib/storage.ts";
import { chatLink } from "./chat-link.ts";
import { header } from "./header.ts";
import { hydrate } from "./dom.ts";
import { footerReveal } from "./footer.ts";
import { fetchPartsAhead } from "./fetch-ahead.ts";
import { cacheVisitedPages } from "./service-worker.ts";
import { recovery } from "./recovery.ts";
import { search } from "./search.ts";
import { signupForms } from "./signup.ts";
import { theme } from "./theme.ts";
import { visit } from "./visit.ts";

/** The page works without the imported code. */
const ignored = () => undefined;

/** @param load resolves to what starts there */
function onPagesWith(selector: string, load: () => Promise<() => void>): void {
  if (document.querySelector(selector))
    load().then((start) => {
      start();
    }, ignored);
}

/** An address such as `#calculator?stores=2` is for the live part in the element with that id. */
function hydrateAddressed(): void {
  const [, id = ""] = /^#([\w-]+)\?/.exec(location.hash) ?? [];
  hydrate(document.getElementById(id)?.querySelector("astro-island") ?? null);
}

theme();
header();
visit();
signupForms();
search();
footerReveal();
recovery();

// Few pages have these, so the others do not load their code.
onPagesWith("[data-features]", async () => (await import("./features.ts")).featureList);
onPagesWith("[data-tabs]", async () => (await import("./tabs.ts")).tabs);
onPagesWith(".marquee-track", async () => (await import("./marquee.ts")).marquees);
onPagesWith("[data-copy]", async () => (await import("./copy.ts")).copy);

addEventListener("hashchange", hydrateAddressed);
addEventListener("load", () => {
  hydrateAddressed();
  if (hasChat) chatLink();
  // A draft is shown without any input.
  if (readItem("sessionStorage", "drafts")) hydrate(document.querySelector("form[data-lead]"));
  onPagesWith(
    "[data-restores],[data-opens],[data-choices]",
    async () => (await import("./restored-parts.ts")).restoredParts,
  );
  if (vitalsTo !== null) {
    const target = vitalsTo;
    import("./vitals.ts").then(({ reportVitals }) => {
      reportVitals(target);
    }, ignored);
  }
  // Leads that could not be delivered are sent again.
  if (leadsEndpoint !== "" && readItem("localStorage", "leads"))
    import("#live/forms/outbox.ts").then(({ sendWaiting }) => sendWaiting(), ignored);
  // Safari has no requestIdleCallback.
  const whenIdle = self.requestIdleCallback ?? setTimeout;
  whenIdle(fetchPartsAhead);
  if (keepsPages) whenIdle(cacheVisitedPages);
});
