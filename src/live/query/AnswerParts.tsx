import engineWords from "virtual:words/engine";
import words from "virtual:words/queryDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import type { PlanStep, QueryFault } from "#live/engine/client/types.ts";
import { suggestionInWords } from "#live/engine/result-text.ts";
import { cx } from "#ui/cx.ts";
import { pill, strongPill } from "./styles.ts";
import { planLines } from "./plan.ts";
import type { QueryEditorState } from "./use-query-editor.ts";

const depths = ["", "ps-6", "ps-12", "ps-18"] as const;

/** What SQLite is going to do, as an indented list. */
export const Plan = ({ steps }: { steps: readonly PlanStep[] }) => (
  <ol
    aria-label={words.answer.plan}
    tabIndex={0}
    className="h-full overflow-auto px-4 py-3 leading-normal"
  >
    {planLines(steps, words.plan).map(({ id, depth, text, detail }) => (
      <li
        key={id}
        className={cx(
          "py-1 before:me-3 before:inline-block before:size-2 before:rounded-full before:bg-moss",
          depths[depth] ?? "ps-24",
        )}
      >
        {text}
        {text !== detail && (
          <code className="ms-3 inline-block text-micro text-ink-muted">{detail}</code>
        )}
      </li>
    ))}
  </ol>
);

/** What went wrong, where, and how to fix it. Positions refer to the text that was run. */
export function Fault({ fault, state }: { fault: QueryFault; state: QueryEditorState }) {
  const { kind, detail, from, to, suggestion } = fault;
  const { answer, isCurrent, editor, fix } = state;
  const before = (answer?.text ?? "").slice(0, from).split("\n");
  const place = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
  return (
    <div
      data-part="fault"
      className="h-full overflow-auto border-s-3 border-persimmon px-4 py-3 leading-normal"
    >
      <p>
        <b>{engineWords.queryFaults[kind]}</b> {kind === "time-limit" && words.answer.limit}
      </p>
      {detail !== "" && <p className="font-code wrap-anywhere text-ink-muted">{detail}</p>}
      <p className="mt-2 flex flex-wrap gap-2">
        {isCurrent && suggestion !== "" && (
          <button type="button" className={strongPill} onClick={() => fix(fault)}>
            {suggestionInWords(suggestion)}
          </button>
        )}
        {to > from && (
          <button
            type="button"
            className={pill}
            disabled={!isCurrent}
            onClick={() => editor.current?.select(from, to)}
          >
            {interpolate(words.answer.where, place)}
          </button>
        )}
      </p>
    </div>
  );
}
