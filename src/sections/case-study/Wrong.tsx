import type { CaseStudy } from "#sections/customers/stories.ts";
import { Page } from "#ui/Page.tsx";

/** What was wrong, told. */
export function Wrong({ wrong }: { wrong: CaseStudy["wrong"] }) {
  const [first, ...others] = wrong.paragraphs;
  return (
    <section className="py-section">
      <Page className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h2 className="text-heading lg:col-span-4">{wrong.title}</h2>
        <div className="grid gap-6 lg:col-span-7 lg:col-start-6">
          <p className="text-lead">{first}</p>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Page>
    </section>
  );
}
