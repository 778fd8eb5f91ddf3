import engineWords from "virtual:words/engine";
import words from "virtual:words/queryDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import type { QueryFault } from "#live/engine/client/types.ts";
import { pill, strongPill } from "./looks.ts";
import { placeOf } from "./runs.ts";

interface FaultProps {
  readonly fault: QueryFault;
  /** The SQL with the error. */
  readonly text: string;
  /** Whether the tab still contains that text: positions refer only to it. */
  readonly current: boolean;
  readonly onFix: (fault: QueryFault) => void;
  readonly onShow: (fault: QueryFault) => void;
}

/** What went wrong, where, and how to fix it. */
export function Fault({ fault, text, current, onFix, onShow }: FaultProps) {
  const { kind, detail, from, to, suggestion } = fault;
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
        {current && suggestion !== "" && (
          <button type="button" className={strongPill} onClick={() => onFix(fault)}>
            {interpolate(words.answer.mean, { name: suggestion })}
          </button>
        )}
        {to > from && (
          <button type="button" className={pill} disabled={!current} onClick={() => onShow(fault)}>
            {interpolate(words.answer.where, { ...placeOf(text, from) })}
          </button>
        )}
      </p>
    </div>
  );
}
