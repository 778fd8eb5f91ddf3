import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { OutwardMark } from "#ui/OutwardMark.tsx";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

interface FindProps {
  find: Content<"about">["find"];
  company: Content<"company">;
  labels: Content<"interface">;
  exists: PageExists;
}

/** Where the team is found: the address in large letters, and the ways that need no stamp. */
export function Find({ find, company, labels, exists }: FindProps) {
  return (
    <section className="border-t border-line py-section">
      <Page className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-heading">{find.title}</h2>
          <p className="mt-8 text-small text-ink-muted">{find.address}</p>
          <address className="about-address">
            {company.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {company.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
        </div>
        <ul className="about-ways lg:col-span-6 lg:col-start-7">
          {presentLinks(find.ways, exists).map(({ label, text, href }) => (
            <li key={label}>
              <a href={href.href}>
                {label}
                {href.external && <OutwardMark hint={labels.external} />}
              </a>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
