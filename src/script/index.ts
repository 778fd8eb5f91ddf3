/**
 * The page script: what native elements cannot do alone, on every page, in under two kilobytes. It listens on
 * the document, so it works for elements that are parsed later and nothing has to be found or wired first.
 * No framework: see docs/decisions/0003-page-script-and-islands.md.
 */
import { after } from "./after.ts";
import { campaign } from "./campaign.ts";
import { disclosures } from "./disclosures.ts";
import { later } from "./later.ts";
import { root } from "./root.ts";
import { search } from "./search.ts";
import { signupForms } from "./signup.ts";
import { tabs } from "./tabs.ts";
import { theme } from "./theme.ts";

root.dataset["scripted"] = "";
theme();
tabs();
disclosures();
campaign();
signupForms(campaign);
search();
later();
after();
