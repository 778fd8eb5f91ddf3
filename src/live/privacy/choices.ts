/**
 * What the site does that a visitor may refuse, each by a switch on /data-privacy-opt-out/. What is refused is kept
 * in the browser, as a list of words; nothing is kept while nothing is refused.
 */
export const optionals = ["campaign", "vitals"] as const;
/**
 * `campaign`: remembers for the tab's session where the visitor came from, for a sign-up some pages later. `vitals`:
 * tells how fast a page was, where an address is configured; without one there is no such switch.
 */
export type Optional = (typeof optionals)[number];
/** Those that leave something in the browser under their name, which goes when they are refused. */
export const keepingOptionals = ["campaign"] as const satisfies readonly Optional[];

/** The name under which localStorage holds what is refused. */
export const refusalsKey = "refused";
