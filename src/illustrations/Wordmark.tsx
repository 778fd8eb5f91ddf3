import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { Stone } from "./parts/Stone.tsx";

/** A small mark next to a customer's name, in a box of 32 units. Invented, like the customers. */
const marks: Readonly<Record<string, string>> = {
  // Furrows of a field under a low sun.
  Marrowfield: "M3 27q13-7 26 0M3 21q13-7 26 0M3 15q13-7 26 0M11 10a5 5 0 0 1 10 0",
  // A wave that ends in a flame.
  Tidewick: "M3 24q5-6 10 0t10 0 6-2M16 18q-6-5 0-14 6 9 0 14zM16 18v-5",
  // A leaf with a thread through it.
  "Alder & Thrum": "M16 29V13M16 20Q5 18 6 6q10 0 10 14 0-14 10-14 1 12-10 14M9 29q7-4 14 0",
  // A bird over warp threads.
  "Kestrel Loom":
    "M4 10q7-5 12 2 5-7 12-2-7-1-12 6-5-7-12-6zM9 20v9M14 20v9M18 20v9M23 20v9M6 24h20",
  // A house that floats.
  Brinehouse: "M6 18V12l10-8 10 8v6M13 18v-5h6v5M3 23q4-4 8.5 0t9 0 8.5 0M3 28q4-4 8.5 0t9 0 8.5 0",
  // An ear of oats.
  "Oatland Mill":
    "M16 30V8M16 14q-7-1-7-8 7 1 7 8 7-1 7-8-7 1-7 8M16 22q-8-1-8-8 8 1 8 8 8-1 8-8-8 1-8 8",
  // A paw on a stamp.
  "Pawprint Post":
    "M5 5h22v22H5zM16 24q-6 0-5-4 1-4 5-4t5 4q1 4-5 4zM10 13v1M14 10v1M18 10v1M22 13v1",
  // A coal with its glow.
  Emberlight: "M16 26q-8 0-8-8 0-5 8-14 8 9 8 14 0 8-8 8zM16 26q-4 0-4-4 0-3 4-6 4 3 4 6 0 4-4 4z",
};

/** The drawing next to, above or in a name. */
function Mark({ name, className = "size-9" }: { name: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      className={cx("shrink-0 fill-none stroke-current stroke-[1.75]", className)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={marks[name]} />
    </svg>
  );
}

/** Lettering of its own for each customer, all about 44 pixels high in a wide window. */
const lockups: Readonly<Record<string, (name: string, first: string, rest: string) => ReactNode>> =
  {
    Marrowfield: (name) => (
      <span className="flex flex-wrap items-center justify-center gap-x-2 font-display text-lead tracking-display lg:gap-x-2.5 lg:text-title">
        <Mark name={name} className="size-7 lg:size-9" /> {name}
      </span>
    ),
    Tidewick: (name) => (
      <span className="grid justify-items-center gap-1 text-base/none font-bold tracking-[calc(3*var(--tracking-label))] uppercase">
        {name}
        <svg
          aria-hidden="true"
          viewBox="0 1 160 14"
          className="h-3 w-full fill-none stroke-current stroke-2"
        >
          <path d="M2 8q10-9 20 0t20 0 20 0 20 0 20 0 20 0 20 0 16-2" />
        </svg>
      </span>
    ),
    "Alder & Thrum": (_, first, rest) => (
      <span className="flex flex-wrap items-center justify-center gap-x-2 font-display text-base/none font-medium lg:text-lead/none">
        {first} <span className="text-subheading/none font-normal">&amp;</span> {rest}
      </span>
    ),
    "Kestrel Loom": (name) => (
      <span className="border-y-4 border-double border-current px-1 py-1.5 text-center font-code text-small/none lowercase lg:text-base/none">
        {name}
      </span>
    ),
    Brinehouse: (name) => (
      <span className="flex flex-wrap items-center justify-center gap-x-2 rounded-full border-2 border-current py-1 ps-2 pe-4 text-small font-bold tracking-label uppercase">
        <Mark name={name} className="size-7" /> {name}
      </span>
    ),
    "Oatland Mill": (name, first, rest) => (
      <span className="flex flex-wrap items-center justify-center gap-x-1 font-display text-small tracking-label uppercase lg:gap-x-1.5 lg:text-base">
        {first} <Mark name={name} className="size-7 lg:size-11" /> {rest}
      </span>
    ),
    "Pawprint Post": (name, first, rest) => (
      <span className="flex flex-wrap items-center justify-center gap-x-2 rounded-small border-2 border-dashed border-current py-1 ps-1.5 pe-3 text-small/none font-bold">
        <Mark name={name} className="size-8" />
        <span className="grid gap-0.5">
          {first} <span className="font-code font-normal">{rest}</span>
        </span>
      </span>
    ),
    Emberlight: (name) => (
      <span className="flex flex-wrap items-start font-display text-title/none tracking-display lowercase page:text-subheading/none">
        {name} <Mark name={name} className="size-4 page:size-5" />
      </span>
    ),
  };

/** A customer's name as a logo, without what follows the brand. A name without lettering has a stone. */
export function Wordmark({ name }: { name: string }) {
  const brand = Object.keys(lockups).find((each) => name.startsWith(each));
  if (brand !== undefined) {
    const [first = brand, ...rest] = brand.split(" ").filter((word) => word !== "&");
    return lockups[brand]?.(brand, first, rest.join(" "));
  }
  return (
    <span className="flex items-center gap-2.5 font-display text-title">
      <Stone seed={name} className="size-8 shrink-0 fill-ink-muted" /> {name}
    </span>
  );
}
