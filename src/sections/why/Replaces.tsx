import type { Content } from "#content/collections.ts";
import { Band } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";

const head =
  "border-b border-line-strong pr-8 pb-3 text-start align-baseline text-small/body font-normal text-ink-muted";

/** On a phone each row is a block of its own. */
const cell =
  "text-start align-baseline max-md:block md:border-b md:border-line-strong md:py-5 md:pr-8";

/** A table of separate tools, the part of the platform that replaces each, and what that adds. */
export function Replaces({ replaces }: { replaces: Content<"why">["replaces"] }) {
  const { title, lead, columns, rows } = replaces;
  return (
    <Band ground="sunken">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h2 className="text-heading lg:col-span-6">{title}</h2>
        <p className="lg:col-span-5 lg:col-start-8">{lead}</p>
      </div>
      <table className="mt-12 w-full border-collapse lg:table-fixed">
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className={cx(head, "lg:w-[22%]")}>
              {columns.pot}
            </th>
            <th scope="col" className={cx(head, "lg:w-[30%]")}>
              {columns.part}
            </th>
            <th scope="col" className={head}>
              {columns.adds}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ pot, part, adds }) => (
            <tr key={pot} className="border-line-strong max-md:block max-md:border-b max-md:py-5">
              <td className={cx(cell, "text-ink-muted")}>{pot}</td>
              <th
                scope="row"
                className={cx(
                  cell,
                  "font-display text-title font-normal max-md:mt-0.5 max-md:mb-2",
                )}
              >
                {part}
              </th>
              <td className={cell}>{adds}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
