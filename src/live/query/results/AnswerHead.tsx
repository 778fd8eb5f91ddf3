import words from "virtual:words/queryDemo";
import { exportFormats, type ExportFormat } from "#live/engine/tables/kinds.ts";
import { say } from "#lib/text/say.ts";
import { rovingKeys } from "../app/roving.ts";
import type { Answer, Part } from "../desk/runs.ts";
import { titleOf } from "./add-to-board.ts";
import { AddToCharts } from "./AddToCharts.tsx";
import { faultInWords, resultInWords } from "./tell.ts";

interface AnswerHeadProps {
  readonly answer: Answer | undefined;
  readonly shown: number;
  /** Whether the tab's next query runs: what stands here is of the one before. */
  readonly busy: boolean;
  readonly onShow: (index: number) => void;
  readonly onExport: (format: ExportFormat) => void;
  /** Of the query's tab. */
  readonly name: string;
  readonly onTold: (text: string) => void;
}

const nameOf = (part: Part, index: number) =>
  part.kind === "plan" ? words.answer.plan : say(words.answer.result, { n: index + 1 });

/** Which result is shown, how large it is, and the ways out of here. */
export function AnswerHead(props: AnswerHeadProps) {
  const { answer, shown, busy, onShow, onExport, name, onTold } = props;
  const parts = answer?.parts ?? [];
  const part = parts[shown];
  return (
    <div className="qd-head qd-answer">
      {parts.length > 1 && (
        <div role="tablist" aria-label={words.answer.label} onKeyDown={rovingKeys}>
          {parts.map((each, index) => (
            <button
              key={index}
              type="button"
              role="tab"
              aria-selected={index === shown}
              tabIndex={index === shown ? 0 : -1}
              className="qd-tab"
              onClick={() => onShow(index)}
            >
              {nameOf(each, index)}
            </button>
          ))}
        </div>
      )}
      <span className={busy ? "qd-told qd-busy" : "qd-told"}>
        {part?.kind === "result" && resultInWords(part.result)}
        {part?.kind === "plan" && words.answer.plan}
        {part?.kind === "fault" && faultInWords(part.fault, answer?.milliseconds ?? 0)}
      </span>
      {part?.kind === "result" &&
        exportFormats.map((format) => (
          <button
            key={format}
            type="button"
            className="qd-small"
            disabled={busy}
            title={words.answer[`${format}Hint`]}
            aria-label={words.answer[`${format}Hint`]}
            onClick={() => onExport(format)}
          >
            {words.answer[format]}
          </button>
        ))}
      {part?.kind === "result" && part.result.columns.length > 0 && (
        <AddToCharts
          title={parts.length === 1 ? titleOf(answer?.text ?? "", name) : name}
          result={part.result}
          disabled={busy}
          onTold={onTold}
        />
      )}
    </div>
  );
}
