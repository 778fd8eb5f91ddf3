import type { Content } from "#content/collections.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { ActionLink, LinkRow, OnwardLink, Sample } from "#sections/shared/parts.tsx";
import { interpolate } from "#lib/text/interpolate.ts";
import { cx } from "#ui/cx.ts";
import { Leaf } from "./Hero.tsx";

type PartnerKind = Content<"partnerships">["kinds"]["items"][number]["id"];

/** In a wide window the pictures of all three, then their names, each of their terms and their links begin at one height. */
const row =
  "grid content-start gap-6 md:max-lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:max-lg:gap-10 lg:row-span-6 lg:grid-rows-subgrid";

const Term = ({ name, text }: { name: string; text: string }) => (
  <div className="border-t border-line py-3">
    <dt className="text-small/body font-medium text-ink-muted">{name}</dt>
    <dd>{text}</dd>
  </div>
);

/** Three kinds of partner, each with a drawing of a graft. */
export const PartnerKinds = ({ kinds }: { kinds: Content<"partnerships">["kinds"] }) => (
  <Band ground="sunken">
    <BandHead title={kinds.title} lead={kinds.lead} />
    <ul className="mt-12 grid gap-14 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-6">
      {kinds.items.map(({ id, name, line, cut, give, get, holds, link }) => (
        <li key={id} className={row}>
          <KindPicture kind={id} label={cut} />
          <div className="grid content-start gap-5 lg:contents">
            <div>
              <h3 className="text-title">{name}</h3>
              <p className="mt-1">{line}</p>
            </div>
            <dl className="lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-0">
              <Term name={kinds.give} text={give} />
              <Term name={kinds.get} text={get} />
              <Term name={kinds.holds} text={holds} />
            </dl>
            <div className="-mt-3">
              <OnwardLink link={link} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  </Band>
);

/** Three grafting cuts, in a box of 160 by 200: the stem, the inserted part, the grain of both, and the binding. */
const cuts: Readonly<Record<PartnerKind, Record<"root" | "branch" | "grain" | "tape", string>>> = {
  agency: {
    root: "M48 200V92L80 150L112 92V200z",
    branch: "M80 150L48 92V0H112V92z",
    grain:
      "M58 200V124M69 200V142M91 200V142M102 200V124M58 0V98M69 0V118M80 0V134M91 0V118M102 0V98",
    tape: "M42 104q38 10 76 0M42 120q38 10 76 0M42 136q38 10 76 0",
  },
  technology: {
    root: "M44 0H116V200H44z",
    branch:
      "M80 62C98 72 100 104 80 142C60 104 62 72 80 62zM80 98c24-4 34-20 38-40-24 2-36 16-38 40z",
    grain: "M54 0V200M64 0V64M64 140V200M96 0V56M96 140V200M106 0V40M106 66V200M75 84q-6 20 4 44",
    tape: "M38 66q12 5 24 6M98 74q12-1 24-5M38 148q42 10 84 0",
  },
  expert: {
    root: "M50 200V138L110 78V200z",
    branch: "M50 126L110 66V0H50z",
    grain: "M61 200V134M72 200V123M84 200V111M98 200V97M61 0V110M72 0V99M84 0V87M98 0V73",
    tape: "M44 86q36 10 72 0M44 104q36 10 72 0M44 122q36 10 72 0",
  },
};

/** The sand behind the stem. */
const furrows = Array.from({ length: 14 }, (_, i) => `M-60 ${7 + 15 * i}H220`).join("");

/** The cut for a kind of partner. */
function KindPicture({ kind, label }: { kind: PartnerKind; label: string }) {
  const { root, branch, grain, tape } = cuts[kind];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-53 0 266 200"
      preserveAspectRatio="xMidYMid slice"
      className="aspect-4/3 w-full rounded-stone border border-rim bg-ground fill-none stroke-2 shadow-raised md:max-lg:aspect-square"
      strokeLinejoin="round"
    >
      <path d={furrows} className="stroke-line-strong/50 stroke-1" />
      <ellipse
        cx="112"
        cy="100"
        rx="46"
        ry="150"
        fill="url(#garden-shadow)"
        className="stroke-none"
      />
      <path d={root} className="fill-clay-soft stroke-ink" />
      <path d={branch} className="fill-moss-soft stroke-moss" />
      <path d={grain} className="stroke-ink/55 stroke-1" />
      <path d="M84 0H110V200H84z" className="fill-shade stroke-none opacity-50" />
      <path d={tape} className="stroke-ink stroke-9" />
      <path d={tape} className="stroke-raised stroke-6" />
    </svg>
  );
}

const lanes = ["merchant", "partner", "us"] as const;

const heading = "px-4 pb-3 text-start font-display text-title font-medium first:w-28 first:pl-0";
const week =
  "text-start align-top font-medium max-lg:block max-lg:pt-5 max-lg:pb-1 max-lg:font-display max-lg:text-title/body lg:w-28 lg:py-7 lg:text-small/body lg:text-ink-muted";

/** The stems run behind the cells, one in each column. */
const stem =
  "relative bg-(image:--stem) bg-size-[0.375rem_100%] bg-position-[1.25rem_0] bg-no-repeat align-top [--stem:linear-gradient(var(--color-moss),var(--color-moss))] max-lg:block max-lg:py-1.5 lg:py-3";
/** On small screens the party's name, from data-who, is the upper part of the label. */
const oneStem =
  "max-lg:before:block max-lg:before:rounded-t-large max-lg:before:border max-lg:before:border-b-0 max-lg:before:border-line max-lg:before:bg-raised max-lg:before:px-4.5 max-lg:before:pt-3.5 max-lg:before:text-small/body max-lg:before:font-medium max-lg:before:content-[attr(data-who)] lg:bg-position-[1.75rem_0] lg:px-4";
const threeStems =
  "lg:bg-[image:var(--stem),var(--stem),var(--stem)] lg:bg-position-[1.75rem_0,calc(33.333%+1.875rem)_0,calc(66.667%+2rem)_0]";
const label =
  "h-full rounded-large border border-line bg-raised px-4.5 py-3.5 max-lg:rounded-t-none max-lg:border-t-0 max-lg:pt-0.5";
const tape =
  "h-full -rotate-[0.35deg] rounded-stone bg-night pt-5 pr-6 pb-5.5 pl-9 font-display text-title leading-[1.3] text-on-night";

/** Three stems from week to week; when all three meet, one binding goes around them. */
export const WeekSchedule = ({ weeks }: { weeks: Content<"partnerships">["weeks"] }) => (
  <Band id="weeks" className="[&_h2]:gap-y-1.5">
    <BandHead title={weeks.title} mark={<Sample when={weeks.sample} />} lead={weeks.lead} />
    <table className="mt-10 w-full border-separate border-spacing-0 max-lg:block lg:table-fixed">
      <caption className="sr-only">{weeks.caption}</caption>
      <thead className="max-lg:hidden">
        <tr>
          <th scope="col" className={heading}>
            {weeks.when}
          </th>
          {lanes.map((lane) => (
            <th key={lane} scope="col" className={heading}>
              {weeks.who[lane]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {weeks.rows.map((row, i) => (
          <tr key={i} className="max-lg:block">
            <th scope="row" className={week}>
              {interpolate(weeks.week, { number: i + 1 })}
            </th>
            {row.together !== undefined ? (
              <td colSpan={3} className={cx(stem, threeStems)}>
                <p className={tape}>{row.together}</p>
              </td>
            ) : (
              lanes.map((lane) => (
                <td key={lane} data-who={weeks.who[lane]} className={cx(stem, oneStem)}>
                  <p className={label}>{row[lane]}</p>
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </Band>
);

/** What we do not promise, each with a cut twig, and what is true instead. */
export const NotPromised = ({ pruned }: { pruned: Content<"partnerships">["pruned"] }) => (
  <Band ground="night" className="grid grid-cols-1 gap-10 lg:grid-cols-4-7 lg:gap-x-[8.333%]">
    <div>
      <BandHead title={pruned.title} lead={pruned.lead} width="full" />
      <OnwardLink link={pruned.link} className="mt-4 focus-visible:outline-on-night" />
    </div>
    <dl>
      {pruned.items.map(({ title, text }) => (
        <div key={title} className="border-t border-night-line py-5">
          <dt className="flex items-center gap-4 font-display text-title">
            <svg
              aria-hidden="true"
              viewBox="0 0 64 40"
              className="w-12 flex-none fill-none stroke-current stroke-[2.5] stroke-round"
            >
              <path d="M0 20H38M30 20q8-14 20-14M44 32L56 8" />
            </svg>
            {title}
          </dt>
          <dd className="mt-1.5 max-w-156 pl-16">{text}</dd>
        </div>
      ))}
    </dl>
  </Band>
);

/** Three steps on one shoot that grows from left to right, and the contact address. */
export const Closing = ({ begin }: { begin: Content<"partnerships">["begin"] }) => (
  <Band>
    <h2 className="text-heading">{begin.title}</h2>
    <ol className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-3 md:gap-x-0">
      {begin.steps.map(({ title, text }) => (
        <li key={title} className="group">
          <svg
            aria-hidden="true"
            viewBox="-100 -150 200 150"
            className="-mb-0.5 w-20 stroke-moss stroke-4 md:w-28 md:origin-bottom md:group-nth-2:scale-115 md:group-nth-3:scale-135"
          >
            <path d="M0 0V-60" />
            <Leaf transform="translate(0 -40) rotate(-52) scale(0.72)" />
            <Leaf transform="translate(0 -56) rotate(36) scale(0.62)" />
          </svg>
          <h3 className="border-t-4 border-moss pt-4 text-title md:pr-10">{title}</h3>
          <p className="mt-1 text-ink-muted md:pr-10">{text}</p>
        </li>
      ))}
    </ol>
    <p className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-2">
      <ActionLink link={begin.action} />
      <span>{begin.mail}</span>
    </p>
    <LinkRow links={begin.links} className="mt-4" />
  </Band>
);
