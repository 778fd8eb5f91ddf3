import type { Content } from "#content/collections.ts";
import { FeaturePicture } from "#sections/shared/FeaturePicture.tsx";
import { CheckList, LinkRow, OnwardLink } from "#sections/shared/parts.tsx";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { Faq } from "#sections/shared/Faq.tsx";
import { Button } from "#ui/Button.tsx";

const question =
  "relative grid grid-rows-[1fr_auto] pl-8 font-display text-lead leading-[1.35] [counter-increment:question] lg:last:odd:col-span-2 before:absolute before:left-0 before:text-moss before:content-[counter(question)]";

/** Terms that always apply, and a sheet of questions to ask. */
export function ContractTerms({ counts }: { counts: Content<"influencers">["counts"] }) {
  const { sure, ask } = counts;
  return (
    <Band className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-5-7">
      <h2 className="text-heading">{counts.title}</h2>
      <div>
        <h3 className="text-title">{sure.title}</h3>
        <CheckList items={sure.items} mark="text-moss" className="mt-4" />
      </div>
      <div className="border border-t-3 [border-top-style:dotted] border-line border-t-line-strong bg-raised px-6 pt-8 pb-4 md:px-11 md:pt-10 md:pb-6 lg:col-span-2 lg:mt-4">
        <h3 className="text-title">{ask.title}</h3>
        <p className="mt-2 text-ink-muted">{ask.lead}</p>
        <ol className="mt-6 grid gap-x-14 [counter-reset:question] lg:grid-cols-2">
          {ask.items.map((item) => (
            <li key={item} className={question}>
              {item}
              <span
                aria-hidden="true"
                className="mb-4 block h-13 border-b border-line-strong pt-3 font-text text-micro text-ink-muted"
              >
                {ask.answer}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

/** How to disclose payment: clear wording in large type, unclear wording in small type. */
export function Disclosure({ disclosure }: { disclosure: Content<"influencers">["disclosure"] }) {
  const { rows, say, weak } = disclosure;
  return (
    <Band ground="night">
      <BandHead title={disclosure.title} lead={disclosure.lead} />
      <ul className="mt-12">
        {rows.map((row) => (
          <li
            key={row.where}
            className="grid grid-cols-1 gap-x-10 gap-y-1 border-t border-night-line py-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,7fr)_minmax(0,3fr)] lg:items-baseline"
          >
            <h3 className="font-text text-small/body tracking-normal">{row.where}</h3>
            <p className="font-display text-heading leading-[1.15] tracking-tight text-balance">
              <span className="sr-only">{say}: </span>
              {row.say}
            </p>
            <p className="text-small/body">
              <span className="font-medium">{weak}: </span>
              {row.weak}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-prose text-small">{disclosure.note}</p>
      <OnwardLink link={disclosure.link} />
    </Band>
  );
}

/** A sheet with a margin line. A click selects all of its text. */
const paper =
  "relative cursor-copy rounded-large border border-line bg-raised py-8 pr-6 pl-13 font-display text-lead/body shadow-raised select-all before:absolute before:inset-y-0 before:left-9 before:border-l-2 before:border-clay/40 md:py-12 md:pr-14 md:pl-20 md:before:left-14";

/** An email template. One click selects all of it, and a button copies it. */
export const LetterTemplate = ({ begin }: { begin: Content<"influencers">["begin"] }) => (
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
      <FeaturePicture
        feature="influencer-portal"
        className="mt-8 w-full max-w-form rounded-stone bg-figure text-ink shadow-panel"
      />
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

/** Questions that creators ask, and a link for brands. */
export const Questions = ({
  questions,
  merchants,
}: Pick<Content<"influencers">, "questions" | "merchants">) => (
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
