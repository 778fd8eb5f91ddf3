import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Band, BandHead, DemoHero, Points } from "#sections/shared/Band.tsx";
import { OnwardLink } from "#sections/shared/parts.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Chip, DrawnWindow } from "#illustrations/parts/screen.tsx";
import { SeedMark } from "#illustrations/parts/SeedMark.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Table } from "#ui/Table.tsx";
import { CodeRegion } from "#sections/shared/Code.tsx";

type Words = Content<"tables">;

/** The headline, the call to action, and the product itself, high on the page. */
export const Hero = ({ hero, children }: { hero: Words["hero"]; children: ReactNode }) => (
  <DemoHero hero={hero}>
    <div className="rounded-large shadow-raised">{children}</div>
    <div className="mt-4 flex flex-wrap items-start justify-between gap-x-10 gap-y-2">
      <p className="flex max-w-prose items-baseline gap-3 text-small text-ink-muted">
        {/* Without a script there is nothing to try. */}
        <span className="shrink-0 unscripted:hidden">
          <Badge tone="persimmon">{hero.badge}</Badge>
        </span>
        {hero.note}
      </p>
      <OnwardLink link={hero.onward} />
    </div>
  </DemoHero>
);

type Pains = Words["pains"];

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
export const Problems = ({ pains }: { pains: Pains }) => (
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

/** A table of what changes for each team. */
export const Benefits = ({ benefits }: { benefits: Words["benefits"] }) => (
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

interface EmbedProps {
  embed: Words["embed"];
  /** The address of this site, without a trailing slash. */
  origin: string;
  /** The element's name. */
  tag: string;
}

/** The directives that the element needs in a page's own security policy (docs/embed.md). */
const policy = (origin: string) =>
  [
    `script-src ${origin}`,
    "  'wasm-unsafe-eval';",
    `connect-src ${origin}`,
    "  https://shop.example;",
    `worker-src blob: ${origin}`,
  ].join("\n");

/** How to embed the table: two lines of code, their attributes, and the policy they need. */
export function Embed({ embed, origin, tag }: EmbedProps) {
  const lines = [
    `<script type="module" src="${origin}/embed/table.js"></script>`,
    `<${tag} src="https://shop.example/orders.csv"></${tag}>`,
  ].join("\n");
  return (
    <Band id="embed" ground="sunken" className="[--code-ground:var(--color-raised)]">
      <BandHead title={embed.title} lead={embed.lead} />
      <CodeRegion label={embed.code} className="mt-8">
        {lines}
      </CodeRegion>
      <div className="mt-12 grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <h3 className="text-title">{embed.attributes.title}</h3>
          <dl className="mt-4 border-b border-line">
            {embed.attributes.items.map(({ id, text }) => (
              <div
                key={id}
                className="grid gap-x-6 border-t border-line py-3 md:grid-cols-[7rem_1fr]"
              >
                <dt>
                  <code className="font-code text-small/body">{id}</code>
                </dt>
                <dd className="max-w-140 text-ink-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-w-0 lg:col-span-5">
          <h3 className="text-title">{embed.allow.title}</h3>
          <p className="mt-4 text-ink-muted">{embed.allow.text}</p>
          <CodeRegion label={embed.allow.code} className="mt-8">
            {policy(origin)}
          </CodeRegion>
        </div>
      </div>
    </Band>
  );
}
