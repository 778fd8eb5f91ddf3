import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

/** Autocorrect, shown by itself: one line of SQL as wide as the page, its misspelt word struck and mended. */
export function Autocorrect({ autocorrect }: { autocorrect: Content<"queries">["autocorrect"] }) {
  const { before, wrong, right, after, answer } = autocorrect;
  return (
    <section className="overflow-x-clip py-section">
      <Page>
        <Eyebrow>{autocorrect.eyebrow}</Eyebrow>
        <p className="mended">
          <span className="sql-keyword">{before}</span>{" "}
          <span className="mended-word">
            <s className="mended-wrong">{wrong}</s>
            <span className="mended-right">
              <span className="mended-ask">{answer} </span>
              {right}
            </span>
          </span>{" "}
          <span>{after}</span>
        </p>
        <div className="grid gap-x-10 gap-y-3 lg:grid-cols-12">
          <h2 className="text-title lg:col-span-5">{autocorrect.title}</h2>
          <div className="max-w-prose lg:col-span-6 lg:col-start-7">
            <p className="text-lead">{autocorrect.text}</p>
            <p className="mt-3 text-ink-muted">{autocorrect.hint}</p>
          </div>
        </div>
      </Page>
    </section>
  );
}
