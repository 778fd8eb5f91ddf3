import type { Content } from "#content/collections.ts";
import { Band } from "#sections/shared/Band.tsx";
import { LinkList } from "#sections/shared/links.tsx";
import { Sample } from "#sections/shared/marks.tsx";

interface ContactProps {
  find: Content<"about">["find"];
  company: Content<"company">;
}

/** The postal address, and other ways to get in touch. */
export function Contact({ find, company }: ContactProps) {
  return (
    <Band ground="ruled" className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 className="text-heading">{find.title}</h2>
        <p className="mt-8 text-small text-ink-muted">{find.address}</p>
        <address className="mt-1 mb-3 font-display text-title leading-[1.4] not-italic">
          {company.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <Sample when={company.sample} />
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <LinkList links={find.ways} />
      </div>
    </Band>
  );
}
