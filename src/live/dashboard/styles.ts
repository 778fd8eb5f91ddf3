/** Utilities that several parts of the dashboard share. */
export const field =
  "min-h-9 w-full min-w-0 rounded-medium border border-line-strong bg-ground px-2.5 py-1.5 text-(length:--query-editor-text) text-ink";
export const button =
  "min-h-9 cursor-pointer rounded-full border border-line-strong px-3.5 text-small font-medium hover:bg-sunken";
export const textButton =
  "min-h-9 cursor-pointer px-3.5 text-small font-medium underline underline-offset-4 hover:text-ink-muted";
export const fault = "mt-2 text-small wrap-anywhere text-persimmon empty:hidden";
export const note = "text-small text-ink-muted";
