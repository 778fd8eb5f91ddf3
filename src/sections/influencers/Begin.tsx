import type { Content } from "#model/kinds.ts";
import { Button } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

/** The letter to a brand, which one press copies, or selects as a whole (the sheet's style). */
export function Begin({ begin }: { begin: Content<"influencers">["begin"] }) {
  return (
    <section id="begin" className="py-section">
      <Page className="begin">
        <div className="begin-words">
          <h2 className="text-heading">{begin.title}</h2>
          <p className="mt-4 text-lead">{begin.lead}</p>
          <p className="mt-4 text-ink-muted">{begin.hint}</p>
          <div className="begin-copy" data-copied={begin.copied} data-failed={begin.failed}>
            <Button tone="secondary" size="small" data-copy="#letter" data-waiting="">
              {begin.copy}
            </Button>
            <p role="status" />
          </div>
        </div>
        {/* The line breaks are for what is copied. */}
        <div id="letter" className="begin-letter">
          <p className="begin-head">
            {begin.to}
            {"\n"}
            <b>{begin.subject}</b>
            {"\n\n"}
          </p>
          {begin.letter.map((line) => (
            <p key={line}>
              {line}
              {"\n\n"}
            </p>
          ))}
        </div>
      </Page>
    </section>
  );
}
