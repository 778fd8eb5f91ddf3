import words from "virtual:words/queryDemo";
import { useMemo, useState } from "react";
import { guessChart } from "#live/engine/charts/guess.ts";
import { PinButton } from "#live/engine/charts/PinButton.tsx";
import { interpolate } from "#lib/text/interpolate.ts";
import type { QueryResult, SortKey } from "#live/engine/client/types.ts";
import { download, exportResult } from "#live/engine/csv/write.ts";
import { sortedRows } from "#live/engine/grid/sort.ts";
import { type ExportFormat, exportFormats } from "#live/engine/tables.ts";
import { TabList } from "#live/shared/TabStrip.tsx";
import { cx } from "#ui/cx.ts";
import { titleOf } from "./sharing.ts";
import { band, note, openTabMark, smallButton, strip, tab as tabLook } from "./styles.ts";
import { Fault, Plan } from "./AnswerParts.tsx";
import { resultInWords, rowsInWords } from "#live/engine/result-text.ts";
import { faultInWords } from "./result-text.ts";
import { ResultGrid } from "./ResultGrid.tsx";
import type { Part } from "./runs.ts";
import type { QueryEditorState } from "./use-query-editor.ts";

const unsorted: readonly SortKey[] = [];

const partName = (part: Part, index: number) =>
  part.kind === "plan" ? words.answer.plan : interpolate(words.answer.result, { n: index + 1 });

/** The open tab's answer: rows, a plan, or what went wrong. Dimmed while the tab's next query runs. */
export function Results({ state }: { state: QueryEditorState }) {
  const { answer, part, shown, isBusy, notify, tab } = state;
  const parts = answer?.parts ?? [];
  const [order, setOrder] = useState<{ of: Part; sort: readonly SortKey[] } | null>(null);
  const sort = order?.of === part ? (order?.sort ?? unsorted) : unsorted;
  const result = part?.kind === "result" ? part.result : undefined;
  const rows = useMemo(() => result && sortedRows(result.rows, sort), [result, sort]);
  const save = async (result: QueryResult, format: ExportFormat) => {
    const file = await exportResult({ ...result, rows: rows ?? [] }, format);
    download(file.blob, `${tab.name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase()}.${format}`);
    const { exported, harmless } = words.answer;
    const told = { rows: rowsInWords(file.rows), format: words.answer[format] };
    const more = file.neutralized === 0 ? "" : ` ${interpolate(harmless, { n: file.neutralized })}`;
    notify(interpolate(exported, told) + more);
  };
  return (
    <>
      <div data-part="answer" className={cx(band, "pe-1 text-ink-muted")}>
        {parts.length > 1 && (
          <TabList
            label={words.answer.label}
            tabs={parts.map((each, index) => ({ id: index, name: partName(each, index) }))}
            open={shown}
            onOpen={state.show}
            className={cx(strip, "-ms-2")}
            tabClass={cx(tabLook, openTabMark, "h-9")}
          />
        )}
        <span data-part="summary" className={cx("min-w-0 flex-1 truncate", isBusy && "opacity-45")}>
          {result && resultInWords(result)}
          {part?.kind === "plan" && words.answer.plan}
          {part?.kind === "fault" && faultInWords(part.fault, answer?.milliseconds ?? 0)}
        </span>
        {result &&
          exportFormats.map((format) => (
            <button
              key={format}
              type="button"
              className={smallButton}
              disabled={isBusy}
              title={words.answer[`${format}Hint`]}
              aria-label={words.answer[`${format}Hint`]}
              onClick={() => void save(result, format)}
            >
              {words.answer[format]}
            </button>
          ))}
        {result && result.columns.length > 0 && (
          <PinButton
            sql={result.sql}
            chartOf={() => ({
              title: parts.length === 1 ? titleOf(answer?.text ?? "", tab.name) : tab.name,
              ...guessChart(result.columns, result.rows),
            })}
            disabled={isBusy}
            look={smallButton}
            onTold={notify}
          />
        )}
      </div>
      <div
        data-part="result"
        className={cx(
          "min-h-0 overflow-hidden text-small tabular-nums unscripted:overflow-x-auto",
          isBusy && "opacity-45 transition-opacity delay-200 duration-touch",
        )}
        inert={isBusy}
        aria-busy={isBusy}
      >
        {part === undefined && <p className={note}>{words.answer.empty}</p>}
        {part?.kind === "result" &&
          (part.result.columns.length === 0 || rows === undefined ? (
            <p className={note}>{words.answer.none}</p>
          ) : (
            <ResultGrid
              key={part.result.sql}
              result={part.result}
              rows={rows}
              sort={sort}
              onSort={(next) => setOrder({ of: part, sort: next })}
            />
          ))}
        {part?.kind === "plan" && <Plan steps={part.steps} />}
        {part?.kind === "fault" && <Fault fault={part.fault} state={state} />}
      </div>
    </>
  );
}
