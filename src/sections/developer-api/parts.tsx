import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { type WireId, wireIds } from "./schema.ts";

/** The number of an entry point next to its section. Screen readers get it from the list in the hero. */
export function SectionNumber({
  wire,
  className = "text-micro",
}: {
  wire: WireId;
  /** Place and size. */
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "mr-3 inline-grid size-7 place-content-center rounded-[46%_54%_52%_48%/58%_50%_50%_42%] border-2 bg-ground",
        "align-middle font-text leading-none font-bold tracking-normal",
        wire === "leads" ? "border-persimmon" : "border-ink",
        className,
      )}
    >
      {wireIds.indexOf(wire) + 1}
    </span>
  );
}

interface LineTableProps {
  /** The table's name, for screen readers. */
  caption: string;
  heads: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

const cellClasses = "border-b border-line py-3 text-start align-baseline wrap-anywhere md:pr-6";

/** Short cells stay on one line; an address may break. */
const wrapping = (i: number, cells: number) =>
  (i === 0 && "md:not-has-[code]:whitespace-nowrap") ||
  (i === 1 && i < cells - 1 && "md:whitespace-nowrap");

/** A table with lines between its rows. On a phone each row is a block of its own. */
export function LineTable({ caption, heads, rows }: LineTableProps) {
  return (
    <table className="mt-8 w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {heads.map((head, i) => (
            <th
              key={head}
              scope="col"
              className={cx(
                cellClasses,
                "text-small/body font-normal text-ink-muted",
                wrapping(i, heads.length),
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first, ...others] }) => (
          <tr key={id} className="max-md:block">
            <th
              scope="row"
              className={cx(
                cellClasses,
                "font-medium max-md:block max-md:border-0 max-md:pb-0",
                wrapping(0, heads.length),
              )}
            >
              {first}
            </th>
            {others.map((cell, i) => (
              <td
                key={heads[i + 1]}
                className={cx(
                  cellClasses,
                  "max-md:block max-md:not-last:border-0 max-md:not-last:pb-0",
                  wrapping(i + 1, heads.length),
                )}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
