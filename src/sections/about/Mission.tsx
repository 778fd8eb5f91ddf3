import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

/** What the team is out to do: the last paragraph is what it is measured by. */
export function Mission({ mission }: { mission: Content<"about">["mission"] }) {
  return (
    <section className="bg-sunken py-section">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <h2 className="text-heading lg:col-span-4">{mission.title}</h2>
        <div className="grid gap-6 lg:col-span-7 lg:col-start-6">
          {mission.paragraphs.map((paragraph) => (
            <p
              key={paragraph}
              className="first:text-lead last:border-t last:border-line-strong last:pt-6 last:font-display last:text-title last:leading-[1.35]"
            >
              {paragraph}
            </p>
          ))}
        </div>
      </Page>
    </section>
  );
}
