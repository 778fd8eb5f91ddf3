import {
  answerBody,
  answerHeaders,
  answers,
  requestBody,
  requestHeaders,
  waits,
} from "#lib/developer/exchange.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { CopyLine } from "#sections/shared/CopyLine.tsx";
import { Page } from "#ui/Page.tsx";
import { Terminal } from "./Terminal.tsx";

type Words = Content<"developerApi">;

function Head({ label, text }: { label: string; text: string }) {
  return (
    <pre className="wire-head" role="region" aria-label={label} tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}

function Answers({ leads }: { leads: Words["leads"] }) {
  const { heads } = leads;
  return (
    <table className="feeds">
      <caption className="sr-only">{leads.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.status}</th>
          <th scope="col">{heads.means}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ id, status }) => (
          <tr key={id}>
            <th scope="row">{status || heads.others}</th>
            <td>{put(leads.answers.find((each) => each.id === id)?.text ?? "", waits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LeadsProps {
  leads: Words["leads"];
  copy: Words["copy"];
  origin: string;
}

/** One lead there and one answer back, and what follows from each answer. */
export function Leads({ leads, copy, origin }: LeadsProps) {
  return (
    <section id="leads" data-wire="leads" className="bg-sunken py-section">
      <Page>
        <h2 className="text-heading">
          <Terminal wire="leads" />
          {leads.title}
        </h2>
        <p className="mt-4 max-w-prose text-lead">{leads.lead}</p>
        <div className="exchange">
          <div>
            <h3 className="text-title">{leads.sent}</h3>
            <Head label={leads.sentHead} text={requestHeaders(origin)} />
            <CopyLine id="lead-request" label={leads.body} words={copy} code={requestBody} />
          </div>
          <div>
            <h3 className="text-title">{leads.answered}</h3>
            <Head label={leads.answeredHead} text={answerHeaders} />
            <CopyLine id="lead-answer" label={leads.answerBody} words={copy} code={answerBody} />
            <Answers leads={leads} />
          </div>
        </div>
        <dl className="wire-rules">
          {leads.notes.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
