import { Band, BandHead, HeroWords } from "#sections/shared/Band.tsx";
import type { Content } from "#content/collections.ts";
import { FeaturePicture } from "#sections/shared/FeaturePicture.tsx";
import { cx } from "#ui/cx.ts";
import { OnwardLink } from "#sections/shared/parts.tsx";
import { toolFrame } from "#lib/site/embed.ts";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { toAddress } from "#live/calculators/use-calculator.ts";
import { type FieldId, fieldIds, planCalculatorId } from "#live/calculators/plans/fields.ts";
import { CopyLine } from "#sections/shared/Code.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { type WireId, wireIds } from "./schema.ts";

/** The wires of the diagram: from one point on the left to each line of the list, all of the same height. Pure. */

const plan = { width: 240, row: 100 } as const;

/** Three strands side by side, as the rake draws them. */
const strands = [-7, 0, 7] as const;

/** @returns the path of a wire to the line `i` of `all` */
function wirePath(i: number, all: number): string {
  const from = (all * plan.row) / 2 + (i - (all - 1) / 2) * 22;
  const to = plan.row * (i + 0.5);
  const bend = 60 + Math.abs(i - (all - 1) / 2) * 26;
  return strands
    .map(
      (off) =>
        `M0 ${from + off * 0.45}H12C${bend} ${from + off} ${bend} ${to + off} 180 ${to + off}H${plan.width}`,
    )
    .join("");
}

const linkClasses = [
  "justify-self-start font-display text-lead/tight active:text-persimmon md:text-title/tight",
  "underline decoration-line-strong decoration-1 underline-offset-[20%] hover:decoration-current",
].join(" ");

/** A diagram: lines lead from the site to each entry point, with links to their sections. */
export function Hero({ hero }: { hero: Content<"developerApi">["hero"] }) {
  const { wires } = hero;
  return (
    <Band section="pt-8 pb-16 lg:pt-12" className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
      <HeroWords hero={hero} className="lg:col-span-5" />
      <nav
        aria-label={hero.plan}
        className="grid min-w-0 grid-cols-[3.75rem_minmax(1.5rem,3.5rem)_minmax(0,1fr)] md:grid-cols-[6rem_minmax(0,14rem)_minmax(0,1fr)] lg:col-span-7"
      >
        <svg
          viewBox={[0, 0, plan.width, plan.row * wires.length].join(" ")}
          preserveAspectRatio="none"
          aria-hidden="true"
          fill="none"
          className="col-2 row-1 size-full min-h-0 contain-size"
        >
          {wires.map(({ id }, i) => (
            <path
              key={id}
              className={id === "leads" ? "stroke-persimmon" : "stroke-line-strong"}
              d={wirePath(i, wires.length)}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <ol className="col-3 row-1 grid auto-rows-[minmax(4.75rem,1fr)] md:auto-rows-[minmax(6.25rem,1fr)]">
          {wires.map(({ id, label, end }) => (
            <li key={id} className="relative grid content-center pl-9">
              <SectionNumber
                wire={id}
                className="absolute top-1/2 -left-1 -mt-3.5 text-small text-ink-muted"
              />
              <a href={`#${id}`} className={linkClasses}>
                {label}
              </a>
              <span className="text-small/body text-ink-muted">{end}</span>
            </li>
          ))}
        </ol>
        {/* Last, since it would move down as the list arrives. */}
        <p className="col-1 row-1 grid min-h-44 place-content-center self-center rounded-[46%_54%_52%_48%/18%_22%_20%_17%] border border-night-line bg-night p-2 text-center text-small/[1.3] font-medium text-on-night">
          {hero.site}
        </p>
      </nav>
    </Band>
  );
}

/** The number of an entry point next to its section. Screen readers get it from the list in the hero. */
export const SectionNumber = ({
  wire,
  className = "text-micro",
}: {
  wire: WireId;
  /** Place and size. */
  className?: string;
}) => (
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
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-5-7 lg:items-center">
      <BandHead title={embeds.title} lead={embeds.lead} />
      <FeaturePicture
        feature="dashboards"
        className="aspect-4/3 w-full rounded-stone border border-rim bg-figure shadow-raised"
      />
    </div>
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
