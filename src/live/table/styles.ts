/** Styles that several parts of the table share. */
import { cx } from "#ui/cx.ts";

export const tool = cx(
  "relative flex min-h-11 min-w-11 flex-none cursor-pointer items-center justify-center gap-1.5 rounded-medium px-2.5 font-medium",
  "hover:bg-ink/7 active:text-persimmon data-pressed:text-persimmon",
  "focus-within:outline-2 focus-within:-outline-offset-3 focus-within:outline-focus unscripted:hidden",
);
/** The words of a tool, only for screen readers if the table is narrow. */
export const toolWords = "@max-tool:sr-only";
export const roundButton =
  "grid size-10 flex-none cursor-pointer place-items-center rounded-full hover:bg-sunken";
export const smallIconButton =
  "grid size-9 cursor-pointer place-items-center rounded-medium hover:bg-sunken disabled:cursor-default disabled:opacity-35";
export const strongButton =
  "min-h-10 cursor-pointer rounded-full bg-inverse px-4.5 font-medium text-on-inverse active:scale-98 disabled:cursor-default disabled:opacity-35 forced-colors:border";
export const plainButton =
  "min-h-10 cursor-pointer rounded-medium px-2 text-start font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current";
export const listButton =
  "flex min-h-9 w-full flex-1 cursor-pointer items-center justify-between gap-4 rounded-medium px-3 text-start -outline-offset-3 hover:bg-sunken focus-visible:bg-sunken";
export const muted = "text-ink-muted";
export const row = "flex items-center gap-2";
/** A label above its field. */
export const field = "grid gap-0.75 [&>span]:text-micro [&>span]:text-ink-muted";
export const input =
  "min-h-10 w-full min-w-0 rounded-medium border border-line-strong bg-raised px-3 text-inherit [font:inherit] aria-invalid:border-persimmon forced-colors:aria-invalid:border-3 forced-colors:aria-invalid:border-dashed";
/** A list below its label. */
export const select = { field, list: cx(input, "pe-8") };
export const checkbox = "size-4.5 accent-moss";
