/**
 * What the site does that a visitor may refuse, each by a switch on /data-privacy-opt-out/. What is refused is kept
 * in the browser, as a list of words; nothing is kept while nothing is refused.
 */
export const optionals = ["campaign"] as const;
/** `campaign`: remembers for the tab's session where the visitor came from, for a sign-up some pages later. */
export type Optional = (typeof optionals)[number];

/** The name under which localStorage holds what is refused. */
export const refusalsKey = "refused";
