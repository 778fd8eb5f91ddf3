import type { Content } from "#content/collections.ts";
import { Chip } from "#illustrations/parts/Chip.tsx";
import { Panel } from "#illustrations/parts/Panel.tsx";
import { Stone } from "#illustrations/parts/Stone.tsx";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";

type Pains = Content<"tables">["pains"];

/** A drawn inbox of requests. */
function Requests({ requests: { picture, title, aside, rows } }: Pick<Pains, "requests">) {
  return (
    <div role="img" aria-label={picture} className="lg:self-center">
      <div aria-hidden="true" className="text-small/snug tabular-nums">
        <Panel className="overflow-hidden text-ink shadow-panel">
          <p className="flex items-center justify-between border-b border-line bg-figure-sunken px-5 py-3">
            <b className="font-medium">{title}</b>
            <Chip tone="persimmon" icon="talk">
              {aside}
            </Chip>
          </p>
          <ul>
            {rows.map(({ from, ask, when }) => (
              <li
                key={ask}
                className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-t border-line px-5 py-2.5 first:border-0"
              >
                <Stone seed={from} className="size-6 fill-clay-soft stroke-clay" />
                <span>
                  <span className="block text-ink-muted">{from}</span>
                  <b className="font-medium">{ask}</b>
                </span>
                <span className="text-ink-muted">{when}</span>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  );
}

/** Problems, next to the inbox in which they end up. */
export function Problems({ pains }: { pains: Pains }) {
  return (
    <Band ground="field" className="grid gap-x-16 gap-y-10 lg:grid-cols-7-5">
      <div>
        <BandHead title={pains.title} lead={pains.lead} narrow />
        <Points
          items={pains.items}
          className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2"
          itemClassName="border-t border-on-field/40 pt-4"
          textClassName="mt-2"
        />
      </div>
      <Requests requests={pains.requests} />
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
    <Band className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:pt-16">
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
