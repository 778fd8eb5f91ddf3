import type { RefObject } from "react";
import type { Answer } from "../desk/runs.ts";
import type { EditorHandle } from "../field/use-editor.ts";
import { AnswerHead } from "../results/AnswerHead.tsx";
import { AnswerView } from "../results/AnswerView.tsx";
import type { useAnswer } from "./use-answer.ts";
import type { useApp } from "./use-app.ts";

interface AnswersProps {
  readonly app: ReturnType<typeof useApp>;
  readonly answer: Answer | undefined;
  readonly view: ReturnType<typeof useAnswer>;
  readonly editor: RefObject<EditorHandle | null>;
}

/** The answer of the open tab and what stands above it; dimmed while the tab's next query runs. */
export function Answers({ app, answer, view, editor }: AnswersProps) {
  const { tab, runs, notices, mend } = app;
  const { shown, show, rows, sort, setSort, current, save } = view;
  const busy = runs.running === tab.id;
  return (
    <>
      <AnswerHead
        answer={answer}
        shown={shown}
        busy={busy}
        onShow={show}
        name={tab.name}
        onTold={notices.notify}
        onExport={(format) => void save(format).then(notices.notify)}
      />
      <AnswerView
        answer={answer}
        shown={shown}
        rows={rows}
        sort={sort}
        onSort={setSort}
        current={current}
        busy={busy}
        onMend={mend}
        onShow={({ from, to }) => editor.current?.reveal(from, to)}
      />
    </>
  );
}
