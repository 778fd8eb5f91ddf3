import type { Content } from "#content/collections.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { External } from "#sections/shared/marks.tsx";
import { Table } from "#ui/Table.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { SectionNumber } from "./parts.tsx";

type Words = Content<"developerApi">["feeds"];

interface FeedsProps {
  feeds: Words;
  addresses: Readonly<Record<Words["items"][number]["id"], string>>;
}

/** The feeds and other files for programs. */
export function Feeds({ feeds, addresses }: FeedsProps) {
  const { heads } = feeds;
  return (
    <Band id="feeds" ground="ruled">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h2 className="text-heading lg:col-span-5">
          <SectionNumber wire="feeds" />
          {feeds.title}
        </h2>
        <p className="max-w-prose lg:col-span-7">{feeds.lead}</p>
      </div>
      <Table
        className="mt-8"
        caption={feeds.title}
        columns={[heads.address, heads.form, heads.holds]}
        rows={feeds.items.map(({ id, form, holds }) => [
          <TextLink key={id} href={addresses[id]}>
            <code className="font-code text-small/body">{addresses[id]}</code>
          </TextLink>,
          form,
          holds,
        ])}
      />
    </Band>
  );
}

/** A loose end of wire. */
const looseEndClasses = [
  "relative max-w-168 pl-14 before:absolute before:top-[0.35lh] before:left-0 before:h-1.5 before:w-9",
  "before:border-y before:border-r-4 before:border-line-strong before:border-r-persimmon",
].join(" ");

/** What has no interface, and where to ask. */
export function Unavailable({ none }: { none: Content<"developerApi">["none"] }) {
  return (
    <Band className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <BandHead title={none.title} lead={none.lead} />
        <ul className="mt-8 grid gap-5">
          {none.items.map((item) => (
            <li key={item} className={looseEndClasses}>
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <h3 className="text-title">{none.docs}</h3>
        <ul className="mt-4 grid gap-2">
          {none.links.map(({ label, href }) => (
            <li key={label}>
              <TextLink href={href.href} className="inline-block min-h-6 content-center">
                {label}
                <External when={href.external} />
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
