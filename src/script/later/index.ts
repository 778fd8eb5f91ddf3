/** The later script: see src/script/later.ts. */
import { arrival } from "#script/arrival.ts";
import { carryOver } from "./carry-over.ts";
import { chatLink } from "./chat-link.ts";
import { contents } from "./contents.ts";
import { copy } from "./copy.ts";
import { featureList } from "./feature-list.ts";
import { footerReveal, noteTab } from "./footer-reveal.ts";
import { hover } from "./hover.ts";
import { marquees } from "./marquees.ts";
import { menuFocus } from "./menu-focus.ts";
import { outbox } from "./outbox.ts";
import { refused } from "./refused.ts";
import { sameAddress } from "./same-address.ts";
import { slashKey } from "./slash-key.ts";
import { themeElsewhere } from "./theme-elsewhere.ts";

/** Empty where leads are only logged: then nothing can wait, and nothing looks for it. */
declare const leadsScript: string;
/** Whether there is a chat; the build fills in both (src/build/page-script.ts), and leaves out what is not there. */
declare const hasChat: boolean;

let begun = false;

/** @param first what the visitor did that brought this script, or did while it was on its way */
export function begin(first: Event): void {
  if (begun) {
    noteTab(first);
    return;
  }
  begun = true;
  // The visitor may be faster than the document: what looks for elements waits until all are there.
  const whenRead = () => {
    footerReveal(first);
    hover();
    sameAddress();
    featureList();
    marquees();
    menuFocus();
    contents();
    copy();
    slashKey();
    carryOver();
    themeElsewhere();
    refused();
    // Not on the page that lists what is stored: it would come back right behind being deleted.
    if (!document.querySelector("[data-choices]")) arrival();
    if (leadsScript !== "") outbox();
    if (hasChat) chatLink();
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", whenRead);
  else whenRead();
}
