/** The shown part of an answer, and what follows from it: marks in the query, follow-up questions. */
import engineWords from "virtual:words/engine";
import words from "virtual:words/queryDemo";
import { useMemo, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Table } from "#live/engine/client/types.ts";
import type { Mark } from "./editor/editor-props.ts";
import { followUps } from "./follow-ups.ts";
import type { Answer } from "./runs.ts";
import type { Tab } from "./workspace.ts";

const unmarked: readonly Mark[] = [];

export function useAnswer(tab: Tab, answer: Answer | undefined, tables: readonly Table[]) {
  const [chosen, choose] = useState<{ of: Answer | undefined; index: number } | null>(null);
  // After a run, the last result shows, or what stopped it.
  const shown =
    chosen?.of === answer && chosen !== null ? chosen.index : (answer?.parts.length ?? 0) - 1;
  const part = answer?.parts[shown];
  const isCurrent = answer?.text === tab.sql;

  const marks = useMemo(
    () =>
      isCurrent && answer !== undefined
        ? answer.parts.flatMap((each) => {
            if (each.kind !== "fault" || each.fault.to <= each.fault.from) return [];
            const { kind, from, to, suggestion } = each.fault;
            const mean =
              suggestion === "" ? "" : ` ${interpolate(words.answer.mean, { name: suggestion })}?`;
            return [{ from, to, message: engineWords.queryFaults[kind] + mean }];
          })
        : unmarked,
    [answer, isCurrent],
  );
  const next = useMemo(() => {
    if (part?.kind !== "result" || tables.length === 0) return [];
    const { sql, columns, rows } = part.result;
    return followUps({ sql, columns, rows: rows.length, tables });
  }, [part, tables]);

  return {
    answer,
    /** The shown part, and its index. */
    part,
    shown,
    show: (index: number) => choose({ of: answer, index }),
    /** Whether the tab still contains the text that the answer is to. */
    isCurrent,
    marks,
    followUps: next,
  };
}
