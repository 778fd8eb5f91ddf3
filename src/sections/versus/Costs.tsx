import type { Content } from "#content/collections.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { SampleMark } from "#ui/SampleMark.tsx";

interface CostsProps {
  costs: Content<"versus">["costs"];
  approaches: Content<"versus">["approaches"];
  figures: Content<"plans">["figures"];
}

const kinds = ["start", "monthly", "growth", "time", "end"] as const;

const head = "text-start align-top font-medium lg:border-b lg:border-line-strong lg:py-5 lg:pr-5";

const cell = cx(
  "text-start align-top lg:border-b lg:border-line-strong lg:py-5 lg:pr-5",
  "lg:group-data-[row=platform]:border-b-3 lg:group-data-[row=platform]:border-moss",
);

/** On a phone each cost is a line with its name, which screen readers already get from the column. */
const line = cx(
  "max-lg:grid max-lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] max-lg:gap-x-4 max-lg:border-b",
  "max-lg:border-line max-lg:py-2.5 max-lg:last:border-0 *:justify-self-start",
  "max-lg:before:row-[1/3] max-lg:before:text-ink-muted max-lg:before:content-[attr(data-kind)/'']",
);

/**
 * Kinds of cost, with a row for each approach. On a phone every row is a sheet of its own; the roles keep it a table for
 * screen readers.
 */
export function Costs({ costs, approaches, figures }: CostsProps) {
  const { columns, claim } = costs;
  const isShown = (name: string) => figures.some((each) => each.name === name && each.evidence);
  return (
    <Band ground="sunken">
      <BandHead title={costs.title} lead={costs.lead} width="form" />
      <table
        role="table"
        className="mt-12 w-full border-collapse max-lg:block lg:table-fixed lg:leading-[1.4]"
      >
        <caption className="sr-only">{costs.caption}</caption>
        <thead role="rowgroup" className="max-lg:sr-only">
          <tr role="row">
            <th role="columnheader" scope="col" className={head}>
              {costs.approach}
            </th>
            {kinds.map((kind) => (
              <th key={kind} role="columnheader" scope="col" className={head}>
                {columns[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-lg:block">
          {costs.rows.map(({ id, claim: figure, ...row }) => (
            <tr
              key={id}
              role="row"
              className="group max-lg:mb-5 max-lg:block max-lg:rounded-large max-lg:bg-raised max-lg:p-6"
              data-row={id}
            >
              <th
                role="rowheader"
                scope="row"
                className={cx(cell, "font-display text-title font-medium max-lg:block")}
              >
                {approaches.find((each) => each.id === id)?.name}
              </th>
              {kinds.map((kind) => (
                <td key={kind} role="cell" data-kind={columns[kind]} className={cx(cell, line)}>
                  {row[kind]}
                  {kind === "monthly" && figure !== undefined && !isShown(figure) && (
                    <>
                      {" "}
                      <SampleMark {...claim} />
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
