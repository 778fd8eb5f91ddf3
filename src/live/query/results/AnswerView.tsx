import words from "virtual:words/queryDemo";
import type { QueryFault } from "#live/shared/engine/types.ts";
import type { Answer } from "../desk/runs.ts";
import { cx } from "#ui/cx.ts";
import { FaultView } from "./FaultView.tsx";
import { Grid } from "./Grid.tsx";
import { PlanView } from "./PlanView.tsx";

interface AnswerViewProps {
  readonly answer: Answer | undefined;
  readonly shown: number;
  /** Whether the tab still holds what ran. */
  readonly current: boolean;
  /** Whether the tab's next query runs: the answer keeps its place, and cannot be used. */
  readonly busy: boolean;
  readonly onMend: (fault: QueryFault) => void;
  readonly onShow: (fault: QueryFault) => void;
}

/** What came back: rows, a plan, or what went wrong. */
export function AnswerView({ answer, shown, busy, ...rest }: AnswerViewProps) {
  const part = answer?.parts[shown];
  if (answer === undefined || part === undefined)
    return <p className="qd-result qd-note">{words.answer.empty}</p>;
  return (
    <div className={cx("qd-result", busy && "qd-busy")} inert={busy} aria-busy={busy}>
      {part.kind === "result" &&
        (part.result.columns.length === 0 ? (
          <p className="qd-note">{words.answer.none}</p>
        ) : (
          <Grid key={part.sql} result={part.result} />
        ))}
      {part.kind === "plan" && <PlanView steps={part.steps} />}
      {part.kind === "fault" && <FaultView fault={part.fault} text={answer.text} {...rest} />}
    </div>
  );
}
