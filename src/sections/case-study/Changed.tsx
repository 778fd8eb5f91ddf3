import type { CaseStudy } from "#sections/customers/stories.ts";
import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { Quote } from "#ui/Quote.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { Table } from "#ui/Table.tsx";

interface ChangedProps {
  story: CaseStudy;
  labels: Content<"interface">;
}

/** Before and after, count by count, and what cannot be told from it; beside them somebody who was there. */
export function Changed({ story, labels }: ChangedProps) {
  const { changed, sample } = story;
  const { text, name, role } = story.summary.quote;
  return (
    <section className="border-t border-line py-section">
      <Page className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-12">
        <h2 className="text-heading lg:col-span-8">{changed.title}</h2>
        <div className="lg:col-span-8">
          <Table
            caption={changed.title}
            columns={changed.columns}
            figures={[1, 2]}
            rows={changed.rows.map(({ what, before, after }) => [
              what,
              before,
              <b key="b">{after}</b>,
            ])}
          />
        </div>
        <div className="grid gap-4 lg:col-span-7">
          {changed.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:row-span-3 lg:row-start-1 lg:self-center lg:pl-4">
          <Quote
            name={name}
            role={role}
            mark={sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
          >
            {text}
          </Quote>
        </div>
      </Page>
    </section>
  );
}
