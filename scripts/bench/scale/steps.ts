/** The steps of a build that are measured, in the order in which they are carried out. */
export const steps = ["html", "search", "cards", "compression"] as const;
export type Step = (typeof steps)[number];

/** Those that draw or pack each page again: a cache keeps what they made, by content. */
export const cachedSteps = ["cards", "compression"] as const satisfies readonly Step[];
export type CachedStep = (typeof cachedSteps)[number];

export const isCached = (step: Step): step is CachedStep =>
  (cachedSteps as readonly Step[]).includes(step);

export const titles: Readonly<Record<Step, string>> = {
  html: "HTML",
  search: "Search index",
  cards: "Social cards",
  compression: "Compression",
};

/** What one step took. */
export interface Taken {
  /** Milliseconds by the clock. */
  readonly ms: number;
  /** Milliseconds of a processor, all threads together: what counts on a machine that does other things as well. */
  readonly cpu: number;
  /** Bytes of memory that its process had at most. */
  readonly memory: number;
}
