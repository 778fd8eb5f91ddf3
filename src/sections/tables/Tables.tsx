import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Band, BandHead, DemoHero, Points, SplitHead } from "#sections/shared/Band.tsx";
import { LinkRow, OnwardLink } from "#sections/shared/parts.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Chip, DrawnWindow, Press } from "#illustrations/parts/screen.tsx";
import { SeedMark } from "#illustrations/parts/SeedMark.tsx";
import { Icon } from "#ui/Icon.tsx";
import { CodeRegion } from "#sections/shared/Code.tsx";
import { type Answer, ResultRows } from "#sections/shared/drawn-editor.tsx";
import { Tour, TourStep } from "#sections/shared/Tour.tsx";

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
  <Band ground="accent" className="grid gap-x-16 gap-y-10 lg:grid-cols-7-5">
    <div>
      <BandHead title={pains.title} lead={pains.lead} narrow />
      <Points
        items={pains.items}
        className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2"
        itemClassName="border-t border-on-accent/40 pt-4"
        textClassName="mt-2"
      />
    </div>
    <div className="lg:self-center">
      <Requests requests={pains.requests} />
    </div>
  </Band>
);

interface BenefitsProps {
  benefits: Words["benefits"];
  /** A customer's orders. */
  orders: Answer;
}

/** What changes for each team, next to a customer's page with the table in it. */
export const Benefits = ({ benefits: { rows, portal, ...words }, orders }: BenefitsProps) => (
  <Tour>
    <TourStep
      tone="clay"
      words={words}
      title={portal.title}
      aside={portal.shop}
      picture={
        <>
          <div className="flex flex-wrap items-center gap-2 px-4 py-3 text-small sm:px-6">
            <span className="flex grow items-center gap-2 rounded-medium border border-line-strong px-3 py-1.5 text-ink-muted">
              <Icon name="search" className="size-4" />
              {portal.search}
            </span>
            <span className="rounded-full bg-moss-soft px-3 py-1.5">{portal.filter}</span>
            <Press look="strong">{portal.export}</Press>
          </div>
          <ResultRows {...orders} most={9} />
        </>
      }
    >
      <dl className="mt-6 grid gap-x-8 gap-y-3.5 md:max-lg:grid-cols-2">
        {rows.map(({ who, before, after }) => (
          <div key={who} className="border-t border-line pt-3">
            <dt className="font-display text-lead font-medium">{who}</dt>
            <dd className="text-ink-muted">
              <s>{before}</s>
            </dd>
            <dd className="flex gap-2.5 text-pretty">
              <Icon name="check" className="mt-1.5 size-4 shrink-0 text-moss" />
              {after}
            </dd>
          </div>
        ))}
      </dl>
    </TourStep>
  </Tour>
);

interface EmbedProps {
  embed: Words["embed"];
  /** The address of this site, without a trailing slash. */
  origin: string;
  /** The element's name. */
  tag: string;
}

/** How to embed the table: two lines of code, and their attributes. */
export function Embed({ embed, origin, tag }: EmbedProps) {
  const lines = [
    `<script type="module" src="${origin}/embed/table.js"></script>`,
    `<${tag} src="https://shop.example/orders.csv"></${tag}>`,
  ].join("\n");
  return (
    <Band id="embed" ground="sunken" className="[--code-ground:var(--color-raised)]">
      <SplitHead title={embed.title} lead={embed.lead} />
      <CodeRegion label={embed.code} code={lines} className="mt-10 shadow-raised" />
      <h3 className="mt-12 text-title">{embed.attributes.title}</h3>
      <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-6 lg:grid-cols-5">
        {embed.attributes.items.map(({ id, text }) => (
          <div
            key={id}
            className="border-t border-line-strong pt-3 md:max-lg:col-span-2 md:max-lg:nth-[-n+2]:col-span-3"
          >
            <dt>
              <code className="font-code text-small/body font-medium">{id}</code>
            </dt>
            <dd className="mt-1 text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <LinkRow links={embed.links} className="mt-8" />
    </Band>
  );
}
