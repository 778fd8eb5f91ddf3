import type { Content } from "#content/collections.ts";
import { LinkRow, OnwardLink } from "#sections/shared/links.tsx";
import { mailTo } from "#sections/shared/mail.ts";
import { Band } from "#sections/shared/Band.tsx";
import { ButtonLink } from "#ui/Button.tsx";

/** How to apply: questions to answer, and an email link. */
export function Apply({ apply }: { apply: Content<"careers">["apply"] }) {
  return (
    <Band className="grid grid-cols-1 gap-10 lg:grid-cols-5-6 lg:gap-x-[8.333%]">
      <div>
        <h2 className="text-heading">{apply.title}</h2>
        <p className="mt-4 mb-7 text-lead">{apply.lead}</p>
        <ButtonLink href={mailTo(apply.email, apply.subject)}>{apply.send}</ButtonLink>
      </div>
      <ol className="border-b border-line-strong">
        {apply.answers.map((answer) => (
          <li
            key={answer}
            className="border-t border-line-strong py-3.5 font-display text-title leading-[1.3]"
          >
            {answer}
          </li>
        ))}
      </ol>
      <div className="lg:col-span-full">
        <LinkRow links={apply.links} className="mt-4" />
      </div>
    </Band>
  );
}

/** Equal opportunity, and help for applicants who need it. */
export function EqualChances({ fair }: { fair: Content<"careers">["fair"] }) {
  return (
    <Band className="grid grid-cols-1 gap-8 lg:grid-cols-4-7 lg:gap-x-[8.333%]">
      <h2 className="text-heading">{fair.title}</h2>
      <div className="grid justify-items-start gap-7">
        {fair.items.map(({ title, text }) => (
          <div key={title}>
            <h3 className="font-text text-small/body tracking-normal text-ink-muted">{title}</h3>
            <p className="font-display text-title leading-[1.35]">{text}</p>
          </div>
        ))}
        <OnwardLink link={fair.link} />
      </div>
    </Band>
  );
}
