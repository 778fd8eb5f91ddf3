import type { Content } from "#content/collections.ts";
import { habits } from "#illustrations/herbarium/branch.ts";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { Sheet } from "./Sheet.tsx";

interface BackersProps {
  backers: Content<"about">["backers"];
  labels: Content<"interface">;
}

/** Who has backed the team, as two sheets of a herbarium: firms are branches, people are leaves. */
export function Backers({ backers, labels }: BackersProps) {
  const mark = backers.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />;
  const firms = backers.firms.map((firm, i) => ({ ...firm, habit: habits[i % habits.length] }));
  return (
    <section className="bg-sunken py-section">
      <Page>
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
          {backers.title} {mark}
        </h2>
        <p className="mt-4 max-w-prose text-lead">{backers.lead}</p>
        <Sheet kind="branches" label={backers.firmsLabel} backers={firms} />
        <Sheet kind="leaves" label={backers.peopleLabel} backers={backers.people} />
      </Page>
    </section>
  );
}
