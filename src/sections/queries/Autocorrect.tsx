import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

/** Autocorrect, shown by itself: one line of SQL as wide as the page, its misspelt word struck and mended. */
export function Autocorrect({ autocorrect }: { autocorrect: Content<"queries">["autocorrect"] }) {
  const { before, wrong, right, after, answer } = autocorrect;
  return (
    <section className="overflow-x-clip py-section">
      <Page>
        <Eyebrow>{autocorrect.eyebrow}</Eyebrow>
        <p className="mt-16 mb-12 text-center font-code text-[min(clamp(1.25rem,4.6vw,3.5rem),5.2vw)] leading-[1.1] tracking-[-0.05ch] whitespace-nowrap md:mt-20 md:mb-16">
          <span className="sql-keyword">{before}</span>{" "}
          <span className="relative inline-block">
            <s className="text-ink-muted underline decoration-persimmon decoration-wavy decoration-[0.1ch] underline-offset-[0.417ch]">
              {wrong}
            </s>
            <span className="absolute bottom-[calc(100%+0.55rem)] left-[-0.417ch] rounded-medium bg-inverse px-[1ch] py-[0.5ch] text-[max(0.4em,var(--text-small))] tracking-normal text-on-inverse">
              <span className="font-text">{answer} </span>
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
