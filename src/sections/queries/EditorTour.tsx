import type { Content } from "#content/collections.ts";
import { Points } from "#sections/shared/Band.tsx";
import type { Answer } from "#sections/shared/drawn-editor.tsx";
import { Tour, TourStep, WideStep } from "#sections/shared/Tour.tsx";
import { Log, Misspelled, Revenue, Shared } from "./pictures.tsx";

interface EditorTourProps {
  page: Content<"queries">;
  /** The answers to the corrected query, the follow-ups' query and the shared query. */
  answers: Readonly<Record<"corrected" | "revenue" | "shared", Answer>>;
}

/** What the editor does. */
export function EditorTour({ page, answers }: EditorTourProps) {
  const { autocorrect, followUps, history, collaboration } = page;
  return (
    <Tour>
      <TourStep
        tone="persimmon"
        words={autocorrect}
        title={autocorrect.window}
        picture={<Misspelled autocorrect={autocorrect} result={answers.corrected} />}
      >
        <p className="mt-4 max-w-form text-ink-muted">{autocorrect.hint}</p>
      </TourStep>
      <TourStep
        tone="moss"
        words={followUps}
        title={followUps.start}
        aside={`${answers.revenue.rows.length} ${history.rows}`}
        picture={<Revenue followUps={followUps} rows={answers.revenue.rows} />}
      >
        <Points
          items={followUps.steps}
          as="dl"
          className="mt-6 grid max-w-form gap-3"
          titleClassName="font-display text-lead italic"
          textClassName="text-ink-muted"
        />
      </TourStep>
      <WideStep
        tone="clay"
        words={history}
        title={history.eyebrow}
        picture={<Log history={history} />}
      />
      <TourStep
        tone="night"
        words={collaboration}
        title={collaboration.name}
        picture={<Shared collaboration={collaboration} result={answers.shared} />}
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
