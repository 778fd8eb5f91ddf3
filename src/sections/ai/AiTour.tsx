import type { Content } from "#content/collections.ts";
import { ChartFigures } from "#live/engine/charts/ChartTable.tsx";
import type { Column, Row } from "#live/engine/tables.ts";
import { Points } from "#sections/shared/Band.tsx";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Tour, TourStep } from "#sections/shared/Tour.tsx";
import { Sql } from "#ui/Sql.tsx";
import { Lines, Thread, Written } from "./pictures.tsx";

type Words = Content<"ai">;

interface AiTourProps {
  page: Pick<Words, "followUps" | "generate" | "editor">;
  /** The answer to the query of `generate`. */
  answer: { readonly columns: readonly Column[]; readonly rows: readonly Row[] };
}

/** Follow-ups, charts and the editor. */
export function AiTour({ page, answer }: AiTourProps) {
  const { followUps, generate, editor } = page;
  return (
    <Tour>
      <TourStep
        tone="persimmon"
        words={followUps}
        title={followUps.window}
        picture={<Thread thread={followUps.thread} />}
      />
      <TourStep
        tone="moss"
        words={generate}
        title={generate.question}
        picture={<Lines {...answer} />}
      >
        <pre className="mt-6 font-code text-small/body whitespace-pre-wrap">
          <Sql sql={generate.sql} />
        </pre>
        <p className="mt-4 max-w-form text-ink-muted">{generate.text}</p>
        <ChartFigures caption={generate.question} {...answer} />
        <OnwardLink link={generate.onward} className="mt-4" />
      </TourStep>
      <TourStep
        tone="deep"
        words={editor}
        title={editor.window}
        picture={<Written words={editor.words} sql={editor.sql} />}
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
