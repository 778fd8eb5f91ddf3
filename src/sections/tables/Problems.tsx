import type { Content } from "#content/collections.ts";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";

/** The indent of each point: one more step than the last, up to three. */
const stair =
  "border-t border-line-strong pt-5 pb-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-baseline lg:gap-x-10 lg:nth-2:ml-(--step) lg:nth-3:ml-[calc(2*var(--step))] lg:nth-[n+4]:ml-[calc(3*var(--step))]";

/** Problems as stairs: each one is a step further in. */
export function Problems({ pains }: { pains: Content<"tables">["pains"] }) {
  return (
    <Band ground="sunken">
      <BandHead title={pains.title} lead={pains.lead} narrow />
      <Points
        items={pains.items}
        as="ol"
        className="mt-14 grid lg:[--step:clamp(3rem,7vw,6.25rem)]"
        itemClassName={stair}
        textClassName="mt-2 max-w-form text-ink-muted"
      />
    </Band>
  );
}

type Section = Content<"tables">["benefits"];

const heading =
  "border-b border-line-strong pr-6 pb-3 text-start align-baseline text-small/body font-medium text-ink-muted";
/** On phones a row becomes a paragraph; its column's heading is above each part. */
const cell = "text-start align-baseline max-md:block md:border-b md:border-line md:py-4.5 md:pr-6";
const labeled =
  "max-md:before:mt-3 max-md:before:block max-md:before:text-small/body max-md:before:text-ink-muted max-md:before:content-[attr(data-label)]";

/** A row of the table: one team, before and after. */
function Row({ row, words }: { row: Section["rows"][number]; words: Section }) {
  return (
    <tr className="max-md:block max-md:border-t max-md:border-line max-md:py-5">
      <th scope="row" className={cx(cell, "font-display text-lead/body font-medium")}>
        {row.who}
      </th>
      <td data-label={words.before} className={cx(cell, labeled, "text-ink-muted")}>
        {row.before}
      </td>
      <td data-label={words.after} className={cx(cell, labeled)}>
        <span className="flex gap-3">
          <Icon name="check" className="mt-1.5 size-4 shrink-0 text-moss" />
          {row.after}
        </span>
      </td>
    </tr>
  );
}

/** A table of what changes for each team. */
export function Benefits({ benefits }: { benefits: Section }) {
  return (
    <Band className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 className="text-heading lg:col-span-8 lg:col-start-5">{benefits.title}</h2>
      <p className="max-w-form text-lead lg:col-span-4 lg:row-start-2">{benefits.lead}</p>
      <table className="w-full border-collapse text-start align-baseline lg:col-span-8 lg:row-start-2">
        <caption className="sr-only">{benefits.caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className={cx(heading, "md:w-[28%]")}>
              {benefits.who}
            </th>
            <th scope="col" className={cx(heading, "md:w-[30%]")}>
              {benefits.before}
            </th>
            <th scope="col" className={heading}>
              {benefits.after}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {benefits.rows.map((row) => (
            <Row key={row.who} row={row} words={benefits} />
          ))}
        </tbody>
      </table>
    </Band>
  );
}
