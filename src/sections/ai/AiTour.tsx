import type { Content } from "#content/collections.ts";
import { ChartFigures } from "#live/engine/charts/ChartTable.tsx";
import { Points } from "#sections/shared/Band.tsx";
import { type Answer, CodeLines } from "#sections/shared/drawn-editor.tsx";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Tour, TourStep } from "#sections/shared/Tour.tsx";
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
      <TourStep
        tone="moss"
        words={generate}
        title={generate.question}
        picture={
          <>
            <Lines {...generated} />
            <CodeLines sql={generate.sql} className="border-t border-line" />
          </>
        }
      >
        <p className="mt-4 max-w-form text-ink-muted">{generate.text}</p>
        <ChartFigures caption={generate.question} {...generated} />
        <OnwardLink link={generate.onward} className="mt-4" />
      </TourStep>
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
