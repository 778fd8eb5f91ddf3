import { Portrait } from "#illustrations/Portrait.tsx";
import { Wordmark } from "#illustrations/Wordmark.tsx";
import { cx } from "#ui/cx.ts";
import { Sample } from "./parts.tsx";

interface PersonQuoteProps {
  /** The customer's name, shown as their logo. */
  customer: string;
  quote: { readonly text: string; readonly name: string; readonly role: string };
  /** Whether it is invented, and no other mark nearby says so. */
  sample: boolean;
  size?: keyof typeof looks;
}

/** "spoken" and "aside" have no portrait, for a quote whose speaker is drawn next to it. */
const looks = {
  small: { portrait: "max-w-28", quote: "order-last text-title" },
  large: { portrait: "max-w-40", quote: "order-last text-heading" },
  /** Next to the portrait in a wide container. */
  wide: {
    portrait: "max-w-40 row-span-2",
    quote: "order-last text-heading @scene-wide:order-none",
  },
  huge: { portrait: "max-w-28", quote: "order-first mb-4 text-[clamp(2rem,4vw,3.75rem)]/[1.12]" },
  spoken: { portrait: null, quote: "text-heading" },
  aside: { portrait: null, quote: "text-title" },
} as const;

const columns =
  "@scene-wide:grid @scene-wide:grid-cols-[10rem_minmax(0,1fr)] @scene-wide:items-start @scene-wide:gap-x-10";

/** What a customer said, with their portrait and their logo. Takes the colors of its band. */
export function PersonQuote({ customer, quote, sample, size = "large" }: PersonQuoteProps) {
  const look = looks[size];
  return (
    <figure className={cx("isolate flex flex-wrap items-end gap-6", size === "wide" && columns)}>
      {/* Its shadow lies below the words. */}
      {look.portrait !== null && (
        <Portrait name={quote.name} className={cx("-z-1 -rotate-2", look.portrait)} />
      )}
      <blockquote
        className={cx(
          "basis-full font-display tracking-tight text-balance before:content-['“'] after:content-['”']",
          look.quote,
        )}
      >
        {quote.text}
      </blockquote>
      <figcaption className="grid min-w-0 flex-1 basis-40 justify-items-start">
        <span className="mb-4 grid min-h-10 items-end">
          <Wordmark name={customer} />
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <b className="text-lead font-medium">{quote.name}</b> <Sample when={sample} />
        </span>
        <span>{quote.role}</span>
      </figcaption>
    </figure>
  );
}
