import { Page } from "#ui/Page.tsx";
import type { Connection } from "../rows.ts";

interface AnatomyProps {
  anatomy: Connection["anatomy"];
  /** What the string is, for screen readers. */
  label: string;
}

/** A right string in large letters, each piece underlined and numbered, and what each has to be. Reads without script. */
export function Anatomy({ anatomy, label }: AnatomyProps) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-heading lg:col-span-6">{anatomy.title}</h2>
          <p className="text-lead lg:col-span-5 lg:col-start-8">{anatomy.lead}</p>
        </div>
        <p className="anatomy" role="group" aria-label={label}>
          <code>
            {anatomy.pieces.map(({ text, label: name }) => (
              <span key={name}>{text}</span>
            ))}
          </code>
        </p>
        <ol className="anatomy-notes">
          {anatomy.pieces.map(({ label: name, text, note }) => (
            <li key={name}>
              <h3 className="font-text font-medium">{name}</h3>
              <code>{text}</code>
              <p className="mt-1 text-small">{note}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
