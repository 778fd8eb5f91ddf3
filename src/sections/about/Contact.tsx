import type { Content } from "#content/collections.ts";
import { Band } from "#sections/shared/Band.tsx";
import { External, Sample } from "#sections/shared/marks.tsx";

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
      <ul className="lg:col-span-6 lg:col-start-7">
        {find.ways.map(({ label, text, href }) => (
          <li
            key={label}
            className="grid grid-cols-1 items-baseline gap-x-8 border-t border-line py-3 md:grid-cols-2"
          >
            <a
              href={href.href}
              className="py-0.5 font-medium underline decoration-line-strong underline-offset-4 *:inline hover:decoration-current active:text-persimmon"
            >
              {label}
              <External when={href.external} />
            </a>
            <span className="text-ink-muted">{text}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
