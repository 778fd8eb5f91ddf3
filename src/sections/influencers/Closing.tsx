import type { Content } from "#content/collections.ts";
import { Faq } from "#sections/shared/Faq.tsx";
import { LinkRow, OnwardLink } from "#sections/shared/links.tsx";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { Button } from "#ui/Button.tsx";

/** A sheet with a margin line. A click selects all of its text. */
const paper =
  "relative cursor-copy rounded-large border border-line bg-raised py-8 pr-6 pl-13 font-display text-lead/body shadow-raised select-all before:absolute before:inset-y-0 before:left-9 before:border-l-2 before:border-clay-soft md:py-12 md:pr-14 md:pl-20 md:before:left-14";

/** An email template. One click selects all of it, and a button copies it. */
export function LetterTemplate({ begin }: { begin: Content<"influencers">["begin"] }) {
  return (
    <Band id="begin" className="grid grid-cols-1 gap-10 lg:grid-cols-7-4 lg:gap-x-[8.333%]">
      <div className="lg:order-1">
        <BandHead title={begin.title} lead={begin.lead} width="full" />
        <p className="mt-4 text-ink-muted">{begin.hint}</p>
        <div
          className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-small/body unscripted:hidden"
          data-copied={begin.copied}
          data-failed={begin.failed}
        >
          <Button
            tone="secondary"
            size="small"
            className="data-waiting:invisible"
            data-copy="#letter"
            data-waiting=""
          >
            {begin.copy}
          </Button>
          <p role="status" />
        </div>
      </div>
      {/* The line breaks are part of the copied text. */}
      <div id="letter" className={paper}>
        <p className="border-b border-line pb-3.5 font-text text-small/body text-ink-muted">
          {begin.to}
          {"\n"}
          <b className="block font-display text-title leading-[1.3] font-medium text-ink">
            {begin.subject}
          </b>
          {"\n\n"}
        </p>
        {begin.letter.map((line) => (
          <p key={line} className="mt-3.5">
            {line}
            {"\n\n"}
          </p>
        ))}
      </div>
    </Band>
  );
}

interface QuestionsProps {
  questions: Content<"influencers">["questions"];
  merchants: Content<"influencers">["merchants"];
}

/** Questions that creators ask, and a link for brands. */
export function Questions({ questions, merchants }: QuestionsProps) {
  return (
    <Faq
      title={questions.title}
      name="creators-question"
      prefix="question-"
      items={questions.items}
      after={({ link }) => <OnwardLink link={link} />}
    >
      <aside className="mt-8 border-t border-line pt-6">
        <h2 className="text-title">{merchants.title}</h2>
        <p className="mt-3 text-ink-muted">{merchants.text}</p>
        <LinkRow stacked links={merchants.links} className="mt-4" />
      </aside>
    </Faq>
  );
}
