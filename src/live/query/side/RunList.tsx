import words from "virtual:words/queryDemo";
import { say } from "#lib/text/say.ts";
import type { Run } from "../desk/desk.ts";
import { rowsInWords, timeInWords } from "../results/tell.ts";

const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });

/** When it was, as short as can be. */
const when = (at: number) => (Date.now() - at < 12 * 3_600_000 ? clock : day).format(at);

/** Its first words that are no comment. */
const gist = (sql: string) => sql.replace(/--.*/g, "").replace(/\s+/g, " ").trim().slice(0, 80);

interface RunListProps {
  readonly runs: readonly Run[];
  readonly onOpen: (sql: string) => void;
}

/** What has run so far, the newest first; each can be opened again. */
export function RunList({ runs, onOpen }: RunListProps) {
  if (runs.length === 0) return <p className="qd-note">{words.side.historyNone}</p>;
  return (
    <ul>
      {runs.map(({ sql, at, rows, milliseconds }) => (
        <li key={`${at} ${sql}`}>
          <button
            type="button"
            className="qd-run-entry"
            aria-label={say(words.side.reopen, { sql: gist(sql) })}
            onClick={() => onOpen(sql)}
          >
            <code>{gist(sql)}</code>
            <span>
              {when(at)} · {rows === null ? words.side.failed : rowsInWords(rows)} ·{" "}
              {timeInWords(milliseconds)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
