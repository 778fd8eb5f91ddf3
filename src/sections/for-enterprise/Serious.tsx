import type { Content } from "#content/collections.ts";
import { WaysOn } from "#sections/solutions/WaysOn.tsx";
import { Page } from "#ui/Page.tsx";
import { ActivityLog } from "./ActivityLog.tsx";

interface SeriousProps {
  security: Content<"forEnterprise">["security"];
  /** Of each column of the encryption. */
  ciphers: readonly string[];
  /** The mark on invented things: `sample` and `sampleHint` of content/interface.yaml. */
  sample: { label: string; hint: string };
}

/** Names before, and what is stored of them. */
function Encryption({
  words,
  ciphers,
}: {
  words: SeriousProps["security"]["encryption"];
  ciphers: readonly string[];
}) {
  return (
    <div className="mt-14 grid grid-cols-1 gap-x-12 gap-y-8 border-y-4 border-double border-night-line py-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,5fr)]">
      <div>
        <h3 className="text-title">{words.title}</h3>
        <p className="mt-2">{words.text}</p>
      </div>
      <CodeList label={words.before} items={words.columns} />
      <CodeList label={words.after} items={ciphers} />
    </div>
  );
}

function CodeList({ label, items }: { label: string; items: readonly string[] }) {
  return (
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
}

/** Serious about Security, at night: what is stored, what was done, who may. */
export function Serious({ security, ciphers, sample }: SeriousProps) {
  const { access, logs } = security;
  return (
    // In the dark theme the section above is as dark.
    <section className="border-t-4 border-double border-night-line bg-night py-section text-on-night">
      <Page>
        <h2 className="text-heading">{security.title}</h2>
        <p className="mt-4 text-lead">{security.lead}</p>
        <Encryption words={security.encryption} ciphers={ciphers} />
        <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-7-5">
          <ActivityLog logs={logs} sample={sample} />
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
        <WaysOn links={security.links} />
      </Page>
    </section>
  );
}
