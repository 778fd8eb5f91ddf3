import type { ReactNode } from "react";
import { Portrait } from "#illustrations/Portrait.tsx";

interface PersonQuoteProps {
  quote: { readonly text: string; readonly name: string; readonly role: string };
  /** Such as the mark on invented content, and a link. */
  children?: ReactNode;
}

/** What a customer said, in large letters next to their portrait. Takes the colors of its band. */
export function PersonQuote({ quote: { text, name, role }, children }: PersonQuoteProps) {
  return (
    <figure className="grid grid-cols-1 gap-x-14 gap-y-6 frame:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Portrait name={name} className="w-44 max-w-full -rotate-2 frame:row-span-2 frame:w-full" />
      <blockquote className="self-end font-display text-[clamp(1.625rem,1.1rem+2vw,2.5rem)]/[1.2] tracking-tight text-balance before:content-['“'] after:content-['”']">
        {text}
      </blockquote>
      <figcaption className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b className="font-medium">{name}</b>
        <span>{role}</span>
        {children}
      </figcaption>
    </figure>
  );
}
