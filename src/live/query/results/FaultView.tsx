import engineWords from "virtual:words/engine";
import words from "virtual:words/queryDemo";
import { say } from "#lib/text/say.ts";
import type { QueryFault } from "#live/engine/client/types.ts";
import { placeOf } from "../desk/runs.ts";

interface FaultViewProps {
  readonly fault: QueryFault;
  /** The text that it is about. */
  readonly text: string;
  /** Whether the tab still holds that text: its places are only known there. */
  readonly current: boolean;
  readonly onMend: (fault: QueryFault) => void;
  readonly onShow: (fault: QueryFault) => void;
}

/** What went wrong, where, and how to put it right. */
export function FaultView({ fault, text, current, onMend, onShow }: FaultViewProps) {
  const { kind, detail, from, to, suggestion } = fault;
  const placed = to > from;
  return (
    <div className="qd-fault">
      <p>
        <b>{engineWords.queryFaults[kind]}</b> {kind === "time-limit" && words.answer.limit}
      </p>
      {detail !== "" && <p className="qd-detail">{detail}</p>}
      <p className="qd-actions">
        {current && suggestion !== "" && (
          <button type="button" className="qd-chip qd-mend" onClick={() => onMend(fault)}>
            {say(words.answer.mean, { name: suggestion })}
          </button>
        )}
        {placed && (
          <button
            type="button"
            className="qd-chip"
            disabled={!current}
            onClick={() => onShow(fault)}
          >
            {say(words.answer.where, { ...placeOf(text, from) })}
          </button>
        )}
      </p>
    </div>
  );
}
