/** The shown answer, and what follows from it: marks in the query, follow-up questions, files. */
import engineWords from "virtual:words/engine";
import words from "virtual:words/queryDemo";
import { useMemo, useState } from "react";
import type { ExportFormat } from "#live/engine/tables.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Table } from "#live/engine/client/types.ts";
import type { Mark } from "./editor/editor-props.ts";
import { download, exportResult } from "#live/engine/csv/write.ts";
import { followUps } from "./follow-ups.ts";
import { rowsInWords } from "./result-text.ts";
import type { Answer, Part } from "./runs.ts";
import { type Sort, sortedRows } from "./sorted-rows.ts";
import type { Tab } from "./workspace.ts";

const unmarked: readonly Mark[] = [];

/** A file name for a query. */
const fileName = ({ name }: Tab, format: ExportFormat) =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase()}.${format}`;

export function useAnswer(tab: Tab, answer: Answer | undefined, tables: readonly Table[]) {
  const [chosen, choose] = useState<{ of: Answer | undefined; index: number } | null>(null);
  // After a run, the last result shows, or what stopped it.
  const shown =
    chosen?.of === answer && chosen !== null ? chosen.index : (answer?.parts.length ?? 0) - 1;
  const part = answer?.parts[shown];
  const current = answer?.text === tab.sql;
  const [order, setOrder] = useState<{ of: Part; sort: Sort | null } | null>(null);
  const sort = order !== null && order.of === part ? order.sort : null;
  const result = part?.kind === "result" ? part.result : undefined;
  /** In the order shown and exported. */
  const rows = useMemo(() => result && sortedRows(result.rows, sort), [result, sort]);

  const marks = useMemo(
    () =>
      current && answer !== undefined
        ? answer.parts.flatMap((each) => {
            if (each.kind !== "fault" || each.fault.to <= each.fault.from) return [];
            const { kind, from, to, suggestion } = each.fault;
            const mean =
              suggestion === "" ? "" : ` ${interpolate(words.answer.mean, { name: suggestion })}?`;
            return [{ from, to, message: engineWords.queryFaults[kind] + mean }];
          })
        : unmarked,
    [answer, current],
  );
  const next = useMemo(() => {
    if (part?.kind !== "result" || tables.length === 0) return [];
    const { sql, columns, rows } = part.result;
    return followUps({ sql, columns, rows: rows.length, tables });
  }, [part, tables]);

  /** @returns the message for the visitor */
  const save = async (format: ExportFormat): Promise<string> => {
    if (result === undefined || rows === undefined) return "";
    const file = await exportResult({ ...result, rows }, format);
    download(file.blob, fileName(tab, format));
    const exported = interpolate(words.answer.exported, {
      rows: rowsInWords(file.rows),
      format: words.answer[format],
    });
    return file.neutralized === 0
      ? exported
      : `${exported} ${interpolate(words.answer.harmless, { n: file.neutralized })}`;
  };
  return {
    shown,
    show: (index: number) => choose({ of: answer, index }),
    rows,
    sort,
    setSort: (next: Sort | null) => {
      if (part !== undefined) setOrder({ of: part, sort: next });
    },
    current,
    marks,
    followUps: next,
    save,
  };
}
