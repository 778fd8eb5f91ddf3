import type { Content } from "#content/collections.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { toolFrame } from "#lib/site/embed.ts";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { toAddress } from "#live/calculators/use-calculator.ts";
import { type FieldId, fieldIds, planCalculatorId } from "#live/calculators/plans/fields.ts";
import { CopyLine } from "#sections/shared/Code.tsx";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { SectionNumber } from "./Hero.tsx";

/** The snippets and files of /developer-api/. Pure. */

/** @param tag the element's name */
export const tableCode = (origin: string, tag: string): string =>
  [
    `<script type="module" src="${origin}/embed/table.js"></script>`,
    `<${tag} src="https://files.shop.example/orders.csv"></${tag}>`,
  ].join("\n");

/** @param twin an article as Markdown */
export const feedAddresses = (twin: string) =>
  ({
    rss: "/rss.xml",
    json: "/feed.json",
    markdown: twin,
    llms: "/llms.txt",
    sitemap: "/sitemap-index.xml",
  }) as const;

// Addresses of this site with state, made by the code that reads them. Pure.

/** @param starts the example of the plan calculator */
export function planLink(starts: Readonly<Record<FieldId, number>>): string {
  const texts = Object.fromEntries(fieldIds.map((id) => [id, String(starts[id])]));
  return `/pricing/${toAddress(planCalculatorId, texts)}`;
}

export const queryLink = (sql: string): string => `/queries/${fragmentOf(sql) ?? ""}`;

export const toolLink = "/free-tools/#tool-margin?price=75&discount=10";
export const framedToolLink = `${toolFrame("margin")}#tool-margin?price=75&discount=10`;

type Words = Content<"developerApi">;

interface EmbedsProps {
  embeds: Words["embeds"];
  copy: Words["copy"];
  origin: string;
  /** The complete code of each embed. */
  codes: Readonly<Record<Words["embeds"]["items"][number]["id"], string>>;
}

/** Three things to embed, each next to its code. */
export const Embeds = ({ embeds, copy, origin, codes }: EmbedsProps) => (
  <Band ground="sunken">
    <BandHead title={embeds.title} lead={embeds.lead} />
    {embeds.items.map(({ id, title, text, code, policy, link }) => (
      <article
        key={id}
        id={id}
        className="mt-12 grid grid-cols-1 gap-x-16 gap-y-6 border-t border-line-strong pt-8 lg:grid-cols-5-7"
      >
        <div>
          <h3 className="text-title">
            <SectionNumber wire={id} />
            {title}
          </h3>
          <p className="mt-3">{text}</p>
          <OnwardLink link={link} className="mt-3" />
        </div>
        <div className="min-w-0 [--code-ground:var(--color-raised)]">
          <CopyLine id={`embed-${id}`} label={code} words={copy} code={codes[id]} />
          <p className="mt-3 text-small/body wrap-anywhere text-ink-muted">
            <code className="font-code">{interpolate(policy, { origin })}</code>
          </p>
        </div>
      </article>
    ))}
  </Band>
);

type AddressesWords = Content<"developerApi">["addresses"];

interface AddressesProps {
  addresses: AddressesWords;
  /** A working example of each: a path on this site. */
  links: Readonly<Record<AddressesWords["items"][number]["id"], string>>;
}

/** Links with state to try. */
export const Addresses = ({ addresses, links }: AddressesProps) => (
  <Band id="addresses" className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
    <div className="lg:col-span-4">
      <h2 className="text-heading">
        <SectionNumber wire="addresses" />
        {addresses.title}
      </h2>
      <p className="mt-4">{addresses.lead}</p>
    </div>
    <dl className="min-w-0 lg:col-span-8">
      {addresses.items.map(({ id, title, text }) => (
        <div key={id} className="grid gap-1 border-t border-line py-4">
          <dt className="font-medium">{title}</dt>
          <dd>
            <TextLink href={links[id]}>
              <code className="font-code text-small/body wrap-anywhere">{links[id]}</code>
            </TextLink>
          </dd>
          <dd className="max-w-140 text-small text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  </Band>
);
