import words from "virtual:words/queryDemo";
import { say } from "#lib/text/say.ts";
import { Clear, type Made } from "./Clear.tsx";
import type { FollowUp } from "../sql/follow-ups.ts";

interface BelowProps {
  readonly followUps: readonly FollowUp[];
  readonly onAsk: (sql: string) => void;
  readonly onTry: (sql: string) => void;
  readonly made: Made;
  readonly onClear: () => void;
}

/** Below the frame: examples, the questions that follow an answer, and how to leave and to clear. */
export function Below({ followUps, onAsk, onTry, made, onClear }: BelowProps) {
  const { first, examples, followUps: told } = words;
  return (
    <div className="qd-below">
      <p className="qd-tries">
        {examples.label}
        {examples.items.map(({ label, sql }) => (
          <button key={label} type="button" onClick={() => onTry(sql)}>
            {label}
          </button>
        ))}
      </p>
      <p className="qd-tries">
        {told.label}
        {followUps.length === 0 && <span>{first.followUps}</span>}
        {followUps.map(({ id, sql, of }) => (
          <button key={id} type="button" title={told.rules} onClick={() => onAsk(sql)}>
            {say(told[id], { of })}
          </button>
        ))}
        {followUps.length > 0 && <span>{told.rules}</span>}
      </p>
      <p className="qd-notes">
        <span>
          <span className="qd-keys">{first.leave}</span> {first.private}
        </span>
      </p>
      <Clear made={made} onClear={onClear} />
    </div>
  );
}
