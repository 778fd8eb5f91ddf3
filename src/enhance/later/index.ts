/** The later script: see src/enhance/later.ts. */
import { carryOver } from "./carry-over.ts";
import { contents } from "./contents.ts";
import { copy } from "./copy.ts";
import { featureList } from "./feature-list.ts";
import { footerReveal } from "./footer-reveal.ts";
import { hover } from "./hover.ts";
import { marquees } from "./marquees.ts";
import { menuFocus } from "./menu-focus.ts";
import { refused } from "./refused.ts";
import { sameAddress } from "./same-address.ts";
import { slashKey } from "./slash-key.ts";
import { themeElsewhere } from "./theme-elsewhere.ts";

let begun = false;

/** @param first what the visitor did that brought this script; further calls do nothing */
export function begin(first: Event): void {
  if (begun) return;
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
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", whenRead);
  else whenRead();
}
