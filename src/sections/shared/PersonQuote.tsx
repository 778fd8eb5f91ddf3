import { Portrait } from "#illustrations/Portrait.tsx";
import { Wordmark } from "#illustrations/Wordmark.tsx";
import { cx } from "#ui/cx.ts";

interface PersonQuoteProps {
  /** The customer's name, shown as their logo. */
  customer: string;
  quote: { readonly text: string; readonly name: string; readonly role: string };
  size?: keyof typeof looks;
}

const looks = {
  small: { portrait: "max-w-32", quote: "text-title" },
  large: { portrait: "max-w-40", quote: "text-heading" },
};

/** What a customer said, below their portrait and their logo. Takes the colors of its band. */
export function PersonQuote({ customer, quote, size = "large" }: PersonQuoteProps) {
  const look = looks[size];
  return (
    <figure className="flex flex-wrap items-end gap-6">
      <Portrait name={quote.name} className={cx("-rotate-2", look.portrait)} />
      <blockquote
        className={cx(
          "order-last basis-full font-display tracking-tight text-balance before:content-['“'] after:content-['”']",
          look.quote,
        )}
      >
        {quote.text}
      </blockquote>
      <figcaption className="grid min-w-0 flex-1 basis-40 justify-items-start">
        <span className="mb-4">
          <Wordmark name={customer} />
        </span>
        <b className="text-lead font-medium">{quote.name}</b>
        <span>{quote.role}</span>
      </figcaption>
    </figure>
  );
}
