import words from "virtual:words/queryDemo";
import type { QueryFault, ResultRows } from "#live/engine/client/types.ts";
import type { Answer } from "../desk/runs.ts";
import { cx } from "#ui/cx.ts";
import { FaultView } from "./FaultView.tsx";
import { Grid } from "./Grid.tsx";
import { PlanView } from "./PlanView.tsx";
import type { Sort } from "./sorted-rows.ts";

interface AnswerViewProps {
  readonly answer: Answer | undefined;
  readonly shown: number;
  /** Of the result that is shown, in the order of `sort`. */
  readonly rows: ResultRows | undefined;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  /** Whether the tab still holds what ran. */
  readonly current: boolean;
  /** Whether the tab's next query runs: the answer keeps its place, and cannot be used. */
  readonly busy: boolean;
  readonly onMend: (fault: QueryFault) => void;
  readonly onShow: (fault: QueryFault) => void;
}

/** What came back: rows, a plan, or what went wrong. */
export function AnswerView(props: AnswerViewProps) {
  const { answer, shown, rows, sort, onSort, busy, ...rest } = props;
  const part = answer?.parts[shown];
  if (answer === undefined || part === undefined)
    return <p className="qd-result qd-note">{words.answer.empty}</p>;
  return (
    <div className={cx("qd-result", busy && "qd-busy")} inert={busy} aria-busy={busy}>
      {part.kind === "result" &&
        (part.result.columns.length === 0 || rows === undefined ? (
          <p className="qd-note">{words.answer.none}</p>
        ) : (
          <Grid key={part.sql} result={part.result} rows={rows} sort={sort} onSort={onSort} />
        ))}
      {part.kind === "plan" && <PlanView steps={part.steps} />}
      {part.kind === "fault" && <FaultView fault={part.fault} text={answer.text} {...rest} />}
    </div>
  );
}
