/** The heading of a section. */
export const legalHeading =
  "text-[calc((var(--text-title)+var(--text-heading))/2)]/[1.15] text-balance";

/** What can be linked to is the link to itself; its line shows under the pointer. */
export const anchor =
  "underline decoration-transparent decoration-1 [text-underline-offset:0.2em] transition-colors hover:decoration-current active:text-persimmon";
