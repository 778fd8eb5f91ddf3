/** Styles that several parts of the query editor share. */
import { cx } from "#ui/cx.ts";

const button = "flex-none cursor-pointer -outline-offset-3";
export const smallButton = cx(
  button,
  "min-h-9 rounded-full px-2.5 text-small text-ink unscripted:hidden not-disabled:hover:bg-sunken disabled:cursor-default disabled:opacity-50",
);
export const iconButton = cx(
  button,
  "grid size-9 place-items-center rounded-full hover:bg-sunken unscripted:hidden",
);
export const pill = cx(
  button,
  "min-h-9 rounded-full border border-line-strong bg-raised px-3.5 text-ink hover:border-current disabled:cursor-default disabled:opacity-50",
);
export const strongPill = cx(
  button,
  "min-h-9 rounded-full bg-inverse px-3.5 font-medium text-on-inverse",
);
export const tab = cx(
  button,
  "h-11 max-w-56 min-w-11 truncate px-2 text-ink-muted",
  "aria-selected:font-medium aria-selected:text-ink",
);
export const openTabMark = "aria-selected:shadow-[inset_0_-0.125rem_var(--color-persimmon)]";
export const band = "flex items-center gap-1 px-4 text-small whitespace-nowrap";
export const note = "p-4 font-text text-small text-ink-muted";
export const quiet = "font-text text-micro text-ink-muted";
/** Scrolls sideways without a scroll bar. */
export const strip = "flex min-w-0 overflow-x-auto [scrollbar-width:none]";
export const textInput =
  "min-h-9 min-w-0 flex-1 rounded-full border border-line-strong bg-ground px-3 text-ink -outline-offset-3";

/** A line of a list at the side, and its main button. */
export const listRow = "flex items-center in-data-strip:flex-none";
export const listEntry =
  "min-h-11 min-w-0 flex-1 cursor-pointer truncate px-4 text-start -outline-offset-3 hover:bg-raised md:min-h-9 md:pe-1";
