import type { ReactNode } from "react";
import { Portrait } from "#illustrations/Portrait.tsx";
import { Wordmark } from "#illustrations/Wordmark.tsx";

interface PersonQuoteProps {
  /** The customer's name, shown as their wordmark. */
  customer: string;
  quote: { readonly text: string; readonly name: string; readonly role: string };
  /** The result that the quote is about. */
  figure?: { readonly value: string; readonly label: string } | undefined;
  /** Such as the mark on invented content, and a link. */
  children?: ReactNode;
}

/** What a customer said, in large letters next to their portrait and their result. Takes the colors of its band. */
export function PersonQuote({
  customer,
  quote: { text, name, role },
  figure,
  children,
}: PersonQuoteProps) {
  return (
    <figure className="grid grid-cols-1 gap-x-16 gap-y-8 frame:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Portrait name={name} className="w-52 max-w-full -rotate-2 frame:row-span-2 frame:w-full" />
      <div className="grid justify-items-start gap-5 self-end">
        <Wordmark name={customer} />
        <blockquote className="font-display text-[clamp(1.75rem,1.1rem+2.4vw,3.25rem)]/[1.15] tracking-tight text-balance before:content-['“'] after:content-['”']">
          {text}
        </blockquote>
      </div>
      <figcaption className="flex flex-wrap items-end gap-x-14 gap-y-5 self-start">
        <span>
          <b className="block text-lead font-medium">{name}</b>
          <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            {role} {children}
          </span>
        </span>
        {figure !== undefined && (
          <span className="border-s border-current/40 ps-6">
            <b className="block font-display text-heading/none font-medium tabular-nums">
              {figure.value}
            </b>{" "}
            {figure.label}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
