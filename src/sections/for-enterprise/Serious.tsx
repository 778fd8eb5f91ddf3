import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { WaysOn } from "#sections/solutions/WaysOn.tsx";
import { Page } from "#ui/Page.tsx";
import { ActivityLog } from "./ActivityLog.tsx";

interface SeriousProps {
  security: Content<"forEnterprise">["security"];
  /** Of each column of the encryption. */
  ciphers: readonly string[];
  /** The mark on invented things: `sample` and `sampleHint` of content/interface.yaml. */
  sample: { label: string; hint: string };
  exists: PageExists;
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
    <div className="sealed">
      <div>
        <h3 className="text-title">{words.title}</h3>
        <p className="mt-2">{words.text}</p>
      </div>
      <div>
        <p>{words.before}</p>
        <ul>
          {words.columns.map((column) => (
            <li key={column}>
              <code>{column}</code>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p>{words.after}</p>
        <ul>
          {ciphers.map((cipher) => (
            <li key={cipher}>
              <code>{cipher}</code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Serious about Security, at night: what is stored, what was done, who may. */
export function Serious({ security, ciphers, sample, exists }: SeriousProps) {
  const { access, logs } = security;
  return (
    <section className="serious bg-night text-on-night">
      <Page>
        <h2 className="text-heading">{security.title}</h2>
        <p className="mt-4 text-lead">{security.lead}</p>
        <Encryption words={security.encryption} ciphers={ciphers} />
        <div className="serious-two">
          <ActivityLog logs={logs} sample={sample} />
          <div>
            <h3 className="text-title">{access.title}</h3>
            <p className="mt-2">{access.text}</p>
            <dl className="roles">
              {access.roles.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <WaysOn links={security.links} exists={exists} />
      </Page>
    </section>
  );
}
