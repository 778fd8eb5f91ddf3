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

/** A customer's name as a logo. A name without a drawing gets a stone. */
export function Wordmark({ name, serif }: { name: string; serif: boolean }) {
  const mark = Object.hasOwn(marks, name) ? marks[name] : undefined;
  return (
    <span className="inline-flex items-center gap-2 md:whitespace-nowrap lg:gap-2.5">
      {mark === undefined ? (
        <Stone seed={name} className="size-7 shrink-0 fill-ink-muted" />
      ) : (
        <svg
          aria-hidden="true"
          viewBox="0 0 32 32"
          className="size-8 shrink-0 fill-none stroke-current stroke-[1.75]"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={mark} />
        </svg>
      )}
      <span
        className={
          serif ? "font-display text-lead lg:text-title" : "font-bold tracking-tight lg:text-lead"
        }
      >
        {name}
      </span>
    </span>
  );
}
