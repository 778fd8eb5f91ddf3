import { Band, Points } from "#sections/shared/Band.tsx";
import {
  answerBody,
  answerHeaders,
  answers,
  requestBody,
  requestHeaders,
  waits,
} from "./exchange.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Content } from "#content/collections.ts";
import { CodeRegion, CopyLine } from "#sections/shared/Code.tsx";
import { Table } from "#ui/Table.tsx";
import { SectionNumber } from "./parts.tsx";

type Words = Content<"developerApi">;

function Answers({ leads }: { leads: Words["leads"] }) {
  const { heads } = leads;
  return (
    <Table
      className="mt-8 md:[&_th]:whitespace-nowrap"
      caption={leads.caption}
      columns={[heads.status, heads.means]}
      rows={answers.map(({ id, status }) => [
        status || heads.others,
        interpolate(leads.answers.find((each) => each.id === id)?.text ?? "", waits),
      ])}
    />
  );
}

interface LeadsProps {
  leads: Words["leads"];
  copy: Words["copy"];
  origin: string;
}

/** A lead request, its response, and what follows from each status. */
export function Leads({ leads, copy, origin }: LeadsProps) {
  return (
    <Band id="leads" ground="sunken" className="[--code-ground:var(--color-raised)]">
      <h2 className="text-heading">
        <SectionNumber wire="leads" />
        {leads.title}
      </h2>
      <p className="mt-4 max-w-prose text-lead">{leads.lead}</p>
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <h3 className="text-title">{leads.sent}</h3>
          <CodeRegion label={leads.sentHead} className="mt-4">
            {requestHeaders(origin)}
          </CodeRegion>
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
          <CodeRegion label={leads.answeredHead} className="mt-4">
            {answerHeaders}
          </CodeRegion>
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
        className="mt-12 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-10 gap-y-6"
        itemClassName="border-t border-line-strong pt-3"
        titleClassName="font-bold"
        textClassName="text-small/body"
      />
    </Band>
  );
}
