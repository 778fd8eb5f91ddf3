import type { Content } from "#content/collections.ts";
import { Band, BandHead, Lines, Points } from "#sections/shared/Band.tsx";
import { External } from "#sections/shared/parts.tsx";
import { Table } from "#ui/Table.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { interpolate } from "#lib/text/interpolate.ts";
import { CodeRegion, CopyLine } from "#sections/shared/Code.tsx";
import { SectionNumber } from "./DeveloperApi.tsx";
import {
  answerBody,
  answerHeaders,
  answers,
  requestBody,
  requestHeaders,
  outboxDelayTexts,
} from "./lead-request.ts";

type Words = Content<"developerApi">;

interface FeedsProps {
  feeds: Words["feeds"];
  addresses: Readonly<Record<Words["feeds"]["items"][number]["id"], string>>;
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
export const Unavailable = ({ none }: { none: Content<"developerApi">["none"] }) => (
  <Band className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
    <div className="lg:col-span-7">
      <BandHead title={none.title} lead={none.lead} />
      <Lines items={none.items} className="mt-8 grid gap-5" itemClassName={looseEndClasses} />
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

function Answers({ leads }: { leads: Words["leads"] }) {
  const { heads } = leads;
  return (
    <Table
      className="mt-8 md:[&_th]:whitespace-nowrap"
      caption={leads.caption}
      columns={[heads.status, heads.means]}
      rows={answers.map(({ id, status }) => [
        status || heads.others,
        interpolate(leads.answers.find((each) => each.id === id)?.text ?? "", outboxDelayTexts),
      ])}
    />
  );
}

/** A lead request, its response, and what follows from each status. */
export const Leads = ({
  leads,
  copy,
  origin,
}: Pick<Words, "leads" | "copy"> & { origin: string }) => (
  <Band id="leads" ground="sunken" className="[--code-ground:var(--color-raised)]">
    <h2 className="text-heading">
      <SectionNumber wire="leads" />
      {leads.title}
    </h2>
    <p className="mt-4 max-w-prose text-lead">{leads.lead}</p>
    <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
      <div>
        <h3 className="text-title">{leads.sent}</h3>
        <CodeRegion label={leads.sentHead} code={requestHeaders(origin)} className="mt-4" />
        <CopyLine
          id="lead-request"
          label={leads.body}
          words={copy}
          code={requestBody}
          className="mt-4"
        />
      </div>
      <div className="lg:mt-24">
        <h3 className="text-title">{leads.answered}</h3>
        <CodeRegion label={leads.answeredHead} code={answerHeaders} className="mt-4" />
        <CopyLine
          id="lead-answer"
          label={leads.answerBody}
          words={copy}
          code={answerBody}
          className="mt-4"
        />
        <Answers leads={leads} />
      </div>
    </div>
    <Points
      items={leads.notes}
      as="dl"
      className="mt-12 grid gap-x-10 gap-y-6 md:grid-cols-2 xl:grid-cols-4"
      itemClassName="border-t border-line-strong pt-3"
      titleClassName="font-bold"
      textClassName="text-small/body"
    />
  </Band>
);
