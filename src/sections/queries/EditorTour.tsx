/** Four things that the editor does, in one picture of it that changes while the words scroll. */
import type { Content } from "#content/collections.ts";
import { BandHead, Points } from "#sections/shared/Band.tsx";
import { Tour, TourStep } from "#sections/shared/Tour.tsx";
import { Log, Misspelled, Present, Revenue, type RevenueProps, Shared } from "./pictures.tsx";

interface EditorTourProps {
  page: Content<"queries">;
  /** The answer to the follow-ups' query. */
  revenue: RevenueProps["rows"];
}

export function EditorTour({ page, revenue }: EditorTourProps) {
  const { autocorrect, followUps, history, collaboration } = page;
  return (
    <Tour>
      <TourStep
        tone="persimmon"
        alt={autocorrect.picture}
        title={autocorrect.window}
        picture={<Misspelled autocorrect={autocorrect} />}
      >
        <BandHead
          eyebrow={autocorrect.eyebrow}
          title={autocorrect.title}
          lead={autocorrect.text}
          width="form"
        />
        <p className="mt-4 max-w-form text-ink-muted">{autocorrect.hint}</p>
      </TourStep>
      <TourStep
        tone="moss"
        alt={followUps.picture}
        title={followUps.start}
        aside={`${revenue.length} ${history.rows}`}
        picture={<Revenue steps={followUps.steps} rows={revenue} />}
      >
        <BandHead
          eyebrow={followUps.eyebrow}
          title={followUps.title}
          lead={followUps.lead}
          width="form"
        />
        <dl className="mt-6 grid max-w-form gap-3">
          {followUps.steps.map(({ ask, text }) => (
            <div key={ask}>
              <dt className="font-display text-lead italic">{ask}</dt>
              <dd className="text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </TourStep>
      <TourStep
        tone="clay"
        alt={history.picture}
        title={history.eyebrow}
        picture={<Log history={history} />}
      >
        <BandHead
          eyebrow={history.eyebrow}
          title={history.title}
          lead={history.lead}
          width="form"
        />
      </TourStep>
      <TourStep
        tone="deep"
        alt={collaboration.picture}
        title={collaboration.name}
        aside={<Present people={collaboration.people} />}
        picture={<Shared {...collaboration} />}
      >
        <BandHead
          eyebrow={collaboration.eyebrow}
          title={collaboration.title}
          lead={collaboration.lead}
          width="form"
        />
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
