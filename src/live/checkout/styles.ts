/** Classes that several parts of the checkout share. */

export const link =
  "text-link min-h-7 cursor-pointer text-small disabled:cursor-not-allowed disabled:opacity-50";
/** A row of buttons with suggestions. */
export const chips = "mt-2.5 flex flex-wrap items-center gap-1.5 text-small text-ink-muted";
export const chip =
  "min-h-8 max-w-full cursor-pointer rounded-full border border-line bg-raised px-3 text-start text-ink wrap-anywhere hover:border-line-strong";
/** What a rule did, or why something is there. */
export const reason = "text-small text-ink-muted";
export const slip =
  "grid justify-items-start gap-1 rounded-medium border border-dashed border-line-strong px-4 py-3.5";
/** A step with stacked parts. */
export const stack = "grid content-start gap-3";
/** A list of amounts. */
export const amountRow = "flex justify-between gap-4 border-b border-line py-1.5 tabular-nums";
/** A field with a fault. */
export const invalid =
  "aria-[invalid=true]:border-persimmon aria-[invalid=true]:inset-ring aria-[invalid=true]:inset-ring-persimmon forced-colors:aria-[invalid=true]:border-3 forced-colors:aria-[invalid=true]:border-dashed";
