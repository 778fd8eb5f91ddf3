import type { Content } from "#content/collections.ts";
import { Chip, DrawnWindow } from "#illustrations/parts/screen.tsx";
import { SeedMark } from "#illustrations/parts/SeedMark.tsx";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Table } from "#ui/Table.tsx";

type Pains = Content<"tables">["pains"];

/** A drawn inbox of requests. */
function Requests({ requests: { picture, title, aside, rows } }: Pick<Pains, "requests">) {
  const count = (
    <Chip tone="persimmon" icon="talk">
      {aside}
    </Chip>
  );
  return (
    <DrawnWindow picture={picture} title={title} aside={count}>
      <ul>
        {rows.map(({ from, ask, when }) => (
          <li
            key={ask}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-t border-line px-5 py-2.5 first:border-0"
          >
            <SeedMark name={from} tone="clay" />
            <span>
              <span className="block text-ink-muted">{from}</span>
              <b className="font-medium">{ask}</b>
            </span>
            <span className="text-ink-muted">{when}</span>
          </li>
        ))}
      </ul>
    </DrawnWindow>
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
      <div className="lg:self-center">
        <Requests requests={pains.requests} />
      </div>
    </Band>
  );
}

/** A table of what changes for each team. */
export function Benefits({ benefits }: { benefits: Content<"tables">["benefits"] }) {
  return (
    <Band className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:pt-16">
      <h2 className="text-heading lg:col-span-8 lg:col-start-5">{benefits.title}</h2>
      <p className="max-w-form text-lead lg:col-span-4 lg:row-start-2">{benefits.lead}</p>
      <div className="lg:col-span-8 lg:row-start-2">
        <Table
          caption={benefits.caption}
          columns={[benefits.who, benefits.before, benefits.after]}
          rows={benefits.rows.map(({ who, before, after }) => [
            who,
            before,
            <span key="after" className="flex gap-3">
              <Icon name="check" className="mt-1.5 size-4 shrink-0 text-moss" />
              {after}
            </span>,
          ])}
        />
      </div>
    </Band>
  );
}
