import type { ReactNode } from "react";
import { Portrait } from "#illustrations/Portrait.tsx";
import { Wordmark } from "#illustrations/Wordmark.tsx";
import { cx } from "#ui/cx.ts";

interface PersonQuoteProps {
  /** The customer's name, shown as their logo. */
  customer: string;
  quote: { readonly text: string; readonly name: string; readonly role: string };
  size?: keyof typeof looks;
  /** The result that the quote is about. */
  figure?: { readonly value: string; readonly label: string } | undefined;
  /** Such as the mark on invented content. */
  children?: ReactNode;
}

const column = {
  figure: "grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-6",
  portrait: "max-w-48",
  quote: "col-span-2 row-start-2 text-heading",
  caption: "col-start-2 row-start-1 self-end",
};

/** Below portrait and name, or next to them in larger letters across the page. */
const looks = {
  small: { ...column, portrait: "max-w-36", quote: "col-span-2 row-start-2 text-title" },
  column,
  page: {
    figure:
      "gap-x-16 gap-y-8 frame:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]",
    portrait: "max-w-52 frame:row-span-2 frame:max-w-none",
    quote: "self-end text-[clamp(1.75rem,1.1rem+2.4vw,3.25rem)]/[1.15]",
    caption: "self-start",
  },
};

/** What a customer said, in large letters, with their portrait, their logo and their result. Takes the colors of its band. */
export function PersonQuote({
  customer,
  quote,
  size = "column",
  figure,
  children,
}: PersonQuoteProps) {
  const look = looks[size];
  return (
    <figure className={cx("grid grid-cols-1", look.figure)}>
      <Portrait name={quote.name} className={cx("w-full -rotate-2", look.portrait)} />
      <blockquote
        className={cx(
          "font-display tracking-tight text-balance before:content-['“'] after:content-['”']",
          look.quote,
        )}
      >
        {quote.text}
      </blockquote>
      <figcaption className={cx("flex flex-wrap items-end gap-x-14 gap-y-5", look.caption)}>
        <span className="grid justify-items-start">
          <span className="mb-4">
            <Wordmark name={customer} />
          </span>
          <b className="text-lead font-medium">{quote.name}</b>
          <span className="flex flex-wrap items-baseline gap-x-3">
            {quote.role} {children}
          </span>
        </span>
        {figure !== undefined && (
          <span className="border-s border-current/40 ps-6">
            <b className="block font-display text-display/none font-medium tabular-nums">
              {figure.value}
            </b>{" "}
            {figure.label}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
