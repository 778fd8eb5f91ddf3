/** Classes that several parts of the conversation share. */

/** The reading is in the margin, next to the answer. The newest answer can always be scrolled to the top. */
export const turn =
  "@container px-5 pt-5 pb-10 not-first:border-t-4 not-first:border-double not-first:border-line-strong not-only:last:min-h-full md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:content-start md:gap-x-10 md:px-8 md:pt-7 md:pb-12";
export const heading =
  "col-span-full mt-1 mb-5 text-title/[1.15] wrap-anywhere md:mb-7 md:text-heading/[1.15]";
export const aside = "mt-3 border-l-3 border-persimmon pl-3.5 text-small/body wrap-anywhere";
export const actions = "mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small/body";
export const link = "min-h-6 underline underline-offset-3";
export const button =
  "min-h-9 cursor-pointer rounded-full border border-line-strong bg-raised px-3.5 py-1.5 hover:border-current";
