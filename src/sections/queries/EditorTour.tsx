import type { Content } from "#content/collections.ts";
import { Points } from "#sections/shared/Band.tsx";
import { Tour, TourStep } from "#sections/shared/Tour.tsx";
import { Log, Misspelled, Present, Revenue, type RevenueProps, Shared } from "./pictures.tsx";

interface EditorTourProps {
  page: Content<"queries">;
  /** The answer to the follow-ups' query. */
  revenue: RevenueProps["rows"];
}

/** What the editor does. */
export function EditorTour({ page, revenue }: EditorTourProps) {
  const { autocorrect, followUps, history, collaboration } = page;
  return (
    <Tour>
      <TourStep
        tone="persimmon"
        words={autocorrect}
        title={autocorrect.window}
        picture={<Misspelled autocorrect={autocorrect} />}
      >
        <p className="mt-4 max-w-form text-ink-muted">{autocorrect.hint}</p>
      </TourStep>
      <TourStep
        tone="moss"
        words={followUps}
        title={followUps.start}
        aside={`${revenue.length} ${history.rows}`}
        picture={<Revenue steps={followUps.steps} rows={revenue} />}
      >
        <Points
          items={followUps.steps}
          as="dl"
          className="mt-6 grid max-w-form gap-3"
          titleClassName="font-display text-lead italic"
          textClassName="text-ink-muted"
        />
      </TourStep>
      <TourStep
        tone="clay"
        words={history}
        title={history.eyebrow}
        picture={<Log history={history} />}
      />
      <TourStep
        tone="deep"
        words={collaboration}
        title={collaboration.name}
        aside={<Present people={collaboration.people} />}
        picture={<Shared {...collaboration} />}
      >
        <Points
          items={collaboration.points}
          as="dl"
          className="mt-6 grid max-w-form gap-4"
          titleClassName="font-display text-lead font-medium"
          textClassName="text-ink-muted"
        />
      </TourStep>
    </Tour>
  );
}
