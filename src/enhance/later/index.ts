/** The later script: see src/enhance/later.ts. */
import { footerReveal } from "./footer-reveal.ts";
import { sameAddress } from "./same-address.ts";

let begun = false;

/** @param first what the visitor did that brought this script; further calls do nothing */
export function begin(first: Event): void {
  if (begun) return;
  begun = true;
  footerReveal(first);
  sameAddress();
}
