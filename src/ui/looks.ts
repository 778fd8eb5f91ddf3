/** What opens a part of a list, and links that look the same (Accordion.tsx). */
export const accordionTitle =
  "flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 font-medium decoration-1 [text-underline-offset:0.25em] hover:underline [&::-webkit-details-marker]:hidden";
