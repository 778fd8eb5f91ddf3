import words from "virtual:words/aiDemo";
import engineWords from "virtual:words/engine";
import { say } from "#lib/text/say.ts";
import { cx } from "#ui/cx.ts";
import { aside, button } from "../parts/looks.ts";
import type { QueryFault } from "#live/engine/client/types.ts";

interface FaultViewProps {
  readonly fault: QueryFault;
  /** The SQL that it is about. */
  readonly sql: string;
  readonly onRun: (sql: string) => void;
}

/** What went wrong with SQL that the visitor changed, and how to put it right. */
export function FaultView({ fault, sql, onRun }: FaultViewProps) {
  const { kind, detail, from, to, suggestion } = fault;
  return (
    <div className={aside}>
      <p>
        <b>{engineWords.queryFaults[kind]}</b>
      </p>
      {detail !== "" && <p>{detail}</p>}
      {suggestion !== "" && (
        <button
          type="button"
          className={cx(button, "text-start")}
          onClick={() => onRun(sql.slice(0, from) + suggestion + sql.slice(to))}
        >
          {say(words.turn.mean, { name: suggestion })}
        </button>
      )}
    </div>
  );
}
