/** An answer: the question as it was understood, the gloss beside it, and what the shop says. Live or not. */
import type { ReactNode } from "react";
import type { Understood as Reply } from "#live/ai/ezql/types.ts";
import type { Content } from "#content/collections.ts";
import { Asked } from "./Asked.tsx";
import { heading } from "./looks.ts";
import { Readings } from "./Readings.tsx";

interface UnderstoodProps {
  words: Content<"aiDemo">["turn"];
  question: string;
  reply: Pick<Reply, "title" | "readings">;
  /** What was taken over from the question before. */
  kept?: ReactNode;
  /** What the answer is drawn with. */
  chart: ReactNode;
  /** Rows and time. */
  figures: string;
  /** The SQL and what can be done with it. */
  children: ReactNode;
}

export function Understood(props: UnderstoodProps) {
  const { words, question, reply, kept, chart, figures, children } = props;
  return (
    <>
      <Asked words={words} question={question} />
      <h2 className={heading}>{reply.title}</h2>
      {kept}
      <Readings words={words} readings={reply.readings} />
      <div className="min-w-0 [--chart-ground:var(--color-raised)] [&_.chart-title]:sr-only">
        {chart}
        {figures !== "" && (
          <p className="mt-4 mb-2 text-small/body text-ink-muted tabular-nums">{figures}</p>
        )}
        {children}
      </div>
    </>
  );
}
