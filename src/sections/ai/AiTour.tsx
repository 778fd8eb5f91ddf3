import type { Content } from "#content/collections.ts";
import { ChartFigures } from "#live/engine/charts/ChartTable.tsx";
import { Points } from "#sections/shared/Band.tsx";
import { type Answer, CodeLines } from "#sections/shared/drawn-editor.tsx";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Tour, TourStep, WideStep } from "#sections/shared/Tour.tsx";
import { Lines, Thread, type ThreadAnswer, Written } from "./pictures.tsx";

type Words = Content<"ai">;

interface AiTourProps {
  page: Pick<Words, "followUps" | "generate" | "editor">;
  /** The answers to the questions of the thread, and to the queries of `generate` and `editor`. */
  thread: readonly ThreadAnswer[];
  generated: Answer;
  written: Answer;
}

/** Follow-ups, charts and the editor. */
export function AiTour({ page, thread, generated, written }: AiTourProps) {
  const { followUps, generate, editor } = page;
  return (
    <Tour>
      <TourStep
        tone="persimmon"
        words={followUps}
        title={followUps.window}
        picture={<Thread thread={followUps.thread} answers={thread} />}
      />
      <WideStep
        tone="clay"
        words={generate}
        title={generate.question}
        figures={<ChartFigures caption={generate.question} {...generated} />}
        picture={
          <div className="grid grid-cols-1 lg:grid-cols-2">
            <Lines {...generated} />
            <CodeLines sql={generate.sql} className="border-line max-lg:border-t lg:border-l" />
          </div>
        }
      >
        <p className="max-w-form text-ink-muted">{generate.text}</p>
        <OnwardLink link={generate.onward} className="mt-4" />
      </WideStep>
      <TourStep
        tone="night"
        words={editor}
        title={editor.window}
        picture={<Written {...editor} result={written} />}
      >
        <Points
          items={editor.points}
          as="dl"
          className="mt-6 grid max-w-form gap-4"
          titleClassName="font-display text-lead font-medium"
          textClassName="text-ink-muted"
        />
        <OnwardLink link={editor.onward} className="mt-8" />
      </TourStep>
    </Tour>
  );
}
