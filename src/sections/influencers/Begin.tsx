import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";

/** The letter to a brand, which one press selects as a whole (the sheet's style). */
export function Begin({ begin }: { begin: Content<"influencers">["begin"] }) {
  return (
    <section id="begin" className="later-band py-(--section-space)">
      <Page className="begin">
        <div className="begin-words">
          <h2 className="text-heading">{begin.title}</h2>
          <p className="mt-4 text-lead">{begin.lead}</p>
          <p className="mt-4 text-ink-muted">{begin.hint}</p>
        </div>
        <div className="begin-letter">
          <p className="begin-head">
            {begin.to}
            <b>{begin.subject}</b>
          </p>
          {begin.letter.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Page>
    </section>
  );
}
