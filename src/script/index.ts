/**
 * The page script: what native elements cannot do alone, on every page, without a framework
 * (docs/decisions/0003-page-script-and-islands.md). It is a module, so the document is there when it runs.
 */
import { recall } from "#lib/storage.ts";
import { chatLink } from "./chat-link.ts";
import { header } from "./header.ts";
import { leadForms } from "./lead-forms.ts";
import { fetchPartsAhead, startParts } from "./live-parts.ts";
import { footerReveal, marquees } from "./motion.ts";
import { keepVisitedPages } from "./offline.ts";
import { recovery } from "./recovery.ts";
import { search, slashSwitch } from "./search.ts";
import { signupForms } from "./signup.ts";
import { tabs } from "./tabs.ts";
import { theme } from "./theme.ts";
import { visit } from "./visit.ts";

/** What an import brings is not needed for the page to work. */
const ignored = () => undefined;
const has = (selector: string) => document.querySelector(selector) !== null;

leadForms();
theme();
tabs();
header();
visit();
signupForms();
search();
slashSwitch();
footerReveal();
marquees();
recovery();
if (hasChat) chatLink();

// Few pages have these, so the others do not carry their code.
if (has("[data-features]"))
  import("./features.ts").then(({ featureList }) => {
    featureList();
  }, ignored);
if (has("[data-contents],[data-contents-folded]"))
  import("./contents.ts").then(({ contents }) => {
    contents();
  }, ignored);
if (has("[data-copy]"))
  import("./copy.ts").then(({ copy }) => {
    copy();
  }, ignored);

addEventListener("load", () => {
  startParts();
  if (vitalsTo !== null) {
    const target = vitalsTo;
    import("./vitals.ts").then(({ reportVitals }) => {
      reportVitals(target);
    }, ignored);
  }
  // Leads that could not be delivered are sent again.
  if (leadsEndpoint !== "" && recall("localStorage", "leads"))
    import("#live/forms/outbox.ts").then(({ sendWaiting }) => sendWaiting(), ignored);
  // Safari has no requestIdleCallback.
  const whenIdle = self.requestIdleCallback ?? setTimeout;
  whenIdle(fetchPartsAhead);
  if (keepsPages) whenIdle(keepVisitedPages);
});
