import { cx } from "#ui/cx.ts";
import { Stone } from "./parts/Stone.tsx";

interface Brand {
  /** A solid mark in a box of 32 units, with holes. */
  mark: string;
  markClass: string;
  /** The words are below one another, and not in line with the mark. */
  isStacked?: true;
  /** The lettering of the first word. */
  className: string;
  /** The lettering of the other words. */
  restClass?: string;
}

const line = "flex flex-wrap items-center justify-center gap-x-1.5 lg:gap-x-3";
const stacked = "grid grid-cols-[auto_auto] items-center gap-x-2.5 text-start lg:gap-x-3.5";

/** Each customer's logo. Invented, like the customers. */
const brands: Readonly<Record<string, Brand>> = {
  // A field's furrows below half a sun.
  Marrowfield: {
    mark: "M3 15a13 13 0 0 1 26 0zM3.2 18h25.6l-.8 3.4H4zM5 24.2h22q-1.2 1.7-2.8 3H7.8q-1.6-1.3-2.8-3z",
    markClass: "size-8 lg:size-10",
    className: "font-display text-lead/none font-bold tracking-display lg:text-title/none",
  },
  // A drop with the tide in it.
  Tidewick: {
    mark: "M16 0c7 9 11 14 11 20a11 11 0 0 1-22 0C5 14 9 9 16 0zM8 18.5q2 3 4 0t4 0 4 0 4 0v4q-2-3-4 0t-4 0-4 0-4 0z",
    markClass: "size-7 lg:size-9",
    className:
      "text-base/none font-bold tracking-[calc(3*var(--tracking-label))] uppercase lg:text-lead/none",
  },
  // Two leaves on a thread.
  "Alder & Thrum": {
    mark: "M15.2 17C6 17 1 11 2 2c9-1 14 5 13.2 15zM16.8 17C16 7 21 1 30 2c1 9-4 15-13.2 15zM15 18h2c-1 5 1 7 5 8l-.6 2c-6-1-7.4-5-6.4-10z",
    markClass: "row-span-2 size-10 lg:size-12",
    isStacked: true,
    className: "font-display text-lead/[0.9] font-medium lg:text-title/[0.9]",
    restClass: "font-normal",
  },
  // A kestrel that hovers.
  "Kestrel Loom": {
    mark: "M0 6c8-2 13 2 16 9 3-7 8-11 16-9-5 2-8 6-9 12-2 1-4 1-5 1l2 11h-8l2-11c-1 0-3 0-5-1C8 12 5 8 0 6z",
    markClass: "row-span-2 size-9 lg:size-11",
    isStacked: true,
    className: "font-code text-base/none font-medium lowercase lg:text-lead/none",
    restClass: "font-normal",
  },
  // A house on the tide, in a tile.
  Brinehouse: {
    mark: "M9 0h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9zM16 6L6 14v4q2.5 2 5 0t5 0 5 0 5 0v-4zM6 22v3q2.5 2 5 0t5 0 5 0 5 0v-3q-2.5-2-5 0t-5 0-5 0-5 0z",
    markClass: "size-9 lg:size-11",
    className: "text-lead/none font-bold tracking-display lg:text-title/none",
  },
  // An ear of oats between the words.
  "Oatland Mill": {
    mark: "M16 0q4 5 0 9-4-4 0-9zM15 12Q7 11 7 4q8 1 8 8zM17 12q0-7 8-8 0 7-8 8zM15 20q-9-1-9-8 9 1 9 8zM17 20q0-7 9-8 0 7-9 8zM15 22h2v10h-2z",
    markClass: "order-1 size-7 lg:size-11",
    className:
      "font-display text-small/none font-medium tracking-label uppercase lg:text-base/none lg:tracking-[calc(2*var(--tracking-label))]",
    restClass: "order-2",
  },
  // A paw.
  "Pawprint Post": {
    mark: "M16 14c6 0 10 6 9 11-1 4-6 4-9 3-3 1-8 1-9-3-1-5 3-11 9-11zM1 14a3 4 0 1 1 6 0 3 4 0 1 1-6 0zM8 7a3.2 4.5 0 1 1 6.4 0A3.2 4.5 0 1 1 8 7zM17.6 7A3.2 4.5 0 1 1 24 7a3.2 4.5 0 1 1-6.4 0zM25 14a3 4 0 1 1 6 0 3 4 0 1 1-6 0z",
    markClass: "row-span-2 size-9 lg:size-11",
    isStacked: true,
    className: "text-lead/[0.9] font-bold tracking-display lg:text-title/[0.9]",
    restClass: "text-micro/none font-medium tracking-[calc(6*var(--tracking-label))] uppercase",
  },
  // A flame after the word.
  Emberlight: {
    mark: "M17 0c1 8 10 11 10 20a11 11 0 0 1-22 0c0-5 3-8 5-11 0 3 1 5 3 6-1-6 1-11 4-15zM16 19c-3 3-4 4-4 6a4 4 0 0 0 8 0c0-2-1-3-4-6z",
    markClass: "order-1 size-7 lg:size-9",
    className:
      "font-display text-subheading/none tracking-display lowercase max-lg:text-title/none",
  },
};

/** A customer's logo, without what follows the brand in their name. A name without a logo has a stone. */
export function Wordmark({ name }: { name: string }) {
  const brand = Object.keys(brands).find((each) => name.startsWith(each));
  const look = brand === undefined ? undefined : brands[brand];
  const [first, ...rest] = (brand ?? name).split(" ");
  return (
    <span
      className={cx(look?.isStacked ? stacked : line, look?.className ?? "font-display text-title")}
    >
      {look === undefined ? (
        <Stone seed={name} className="size-8 shrink-0 fill-current" />
      ) : (
        <svg aria-hidden="true" viewBox="0 0 32 32" className={cx("shrink-0", look.markClass)}>
          <path d={look.mark} fillRule="evenodd" className="fill-current" />
        </svg>
      )}
      <span>{look === undefined ? name : first}</span>
      {look !== undefined && rest.length > 0 && (
        <span className={look.restClass}> {rest.join(" ")}</span>
      )}
    </span>
  );
}
