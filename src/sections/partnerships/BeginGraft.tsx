import type { Content } from "#content/collections.ts";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

interface BeginGraftProps {
  begin: Content<"partnerships">["begin"];
}

/** Three steps on one shoot that grows from left to right, and whom to write to. */
export function BeginGraft({ begin }: BeginGraftProps) {
  return (
    <section className="py-section">
      <Page>
        <h2 className="text-heading">{begin.title}</h2>
        <ol className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-3 md:gap-x-0">
          {begin.steps.map(({ title, text }) => (
            <li key={title} className="group">
              <svg
                aria-hidden="true"
                viewBox="0 0 60 60"
                className="-mb-0.5 w-14 fill-moss-soft stroke-moss stroke-[1.5] md:w-24 md:origin-bottom md:group-nth-2:scale-115 md:group-nth-3:scale-135"
              >
                <path d="M30 60C6 44 10 14 34 2C54 18 52 46 30 60zM30 60Q34 34 34 14" />
              </svg>
              <h3 className="border-t-4 border-moss pt-4 text-title md:pr-10">{title}</h3>
              <p className="mt-1 text-ink-muted md:pr-10">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-2">
          <ButtonLink href={begin.action.href.href}>{begin.action.label}</ButtonLink>
          <span>{begin.mail}</span>
        </p>
        <OnwardLinks links={begin.links} />
      </Page>
    </section>
  );
}
