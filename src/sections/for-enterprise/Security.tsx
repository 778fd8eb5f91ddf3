import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { LinkRow, Sample } from "#sections/shared/parts.tsx";
import { BandHead } from "#sections/shared/Band.tsx";
import { Page } from "#ui/Page.tsx";

interface SecurityProps {
  security: Content<"forEnterprise">["security"];
  /** The encrypted value of each column. */
  ciphers: readonly string[];
}

const CodeList = ({ label, items }: { label: string; items: readonly string[] }) => (
  <div>
    <p className="text-small/body">{label}</p>
    <ul className="mt-3 grid gap-1.5">
      {items.map((item) => (
        <li key={item}>
          <code className="font-code text-small/body wrap-anywhere">{item}</code>
        </li>
      ))}
    </ul>
  </div>
);

/** Security, on a dark ground: storage, activity and permissions. */
export function Security({ security, ciphers }: SecurityProps) {
  const { access, logs } = security;
  return (
    // In the dark theme the section above is equally dark.
    <section className="border-t-4 border-double border-night-line bg-night py-section text-on-night">
      <Page>
        <BandHead title={security.title} lead={security.lead} width="full" />
        {/* Columns before and after encryption. */}
        <div className="mt-14 grid grid-cols-1 gap-x-12 gap-y-8 border-y-4 border-double border-night-line py-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,5fr)]">
          <div>
            <h3 className="text-title">{security.encryption.title}</h3>
            <p className="mt-2">{security.encryption.text}</p>
          </div>
          <CodeList label={security.encryption.before} items={security.encryption.columns} />
          <CodeList label={security.encryption.after} items={ciphers} />
        </div>
        <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-7-5">
          <ActivityLog logs={logs} />
          <div>
            <h3 className="text-title">{access.title}</h3>
            <p className="mt-2">{access.text}</p>
            <dl className="mt-6">
              {access.roles.map(({ name, text }) => (
                <div
                  key={name}
                  className="border-l-4 border-double border-night-line py-3 pl-5 nth-2:ml-5 nth-[n+3]:ml-10"
                >
                  <dt className="font-bold">{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <LinkRow links={security.links} className="mt-6 gap-y-1" />
      </Page>
    </section>
  );
}

/** Detailed Activity Logs: a morning's entries, marked while they are invented. */
export const ActivityLog = ({ logs }: { logs: Content<"forEnterprise">["security"]["logs"] }) => (
  <div>
    <h3 className="text-title">{logs.title}</h3>
    <p className="mt-2">{logs.text}</p>
    <div className="mt-6 rounded-large bg-raised px-6 py-5 text-small/body text-ink">
      <p className="flex flex-wrap gap-2 pb-3 font-medium">
        {logs.caption}
        <Sample when={logs.sample} />
      </p>
      <ol>
        {logs.lines.map(({ when, who, what }) => (
          <li
            key={when + what}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-t border-line py-2"
          >
            <time dateTime={when} className="font-code text-ink-muted">
              {when}
            </time>
            <span>
              <b>{who}</b> {interpolate(what, { question: logs.question })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  </div>
);
