/**
 * The editor as it stands in the page: a query, what it answers, and the names of the tables. All of it is plain
 * HTML; the app takes its place when it is ready (QueryDemo.tsx), at the same size. What can be pressed says by
 * `data-` what it asks for, so that a press before the app is there is heard all the same.
 */
import { say } from "#lib/text/say.ts";
import type { Content } from "#content/collections.ts";
import { Sql } from "#ui/Sql.tsx";
import { FirstResult, type FirstAnswer } from "./FirstResult.tsx";

interface FirstStateProps {
  words: Content<"queryDemo">;
  tables: readonly string[];
  answer: FirstAnswer;
}

export function FirstState({
  words: { first, examples, followUps },
  tables,
  answer,
}: FirstStateProps) {
  const sql = examples.items[0]?.sql ?? "";
  const title = say(first.rows, { rows: answer.rows });
  return (
    <>
      <div className="qd-frame">
        <div className="qd-side">
          <p className="qd-head">{first.tables}</p>
          <div className="qd-list">
            {tables.map((name) => (
              <button key={name} type="button" data-insert={name}>
                {name}
              </button>
            ))}
          </div>
        </div>
        <p className="qd-head qd-tabs">
          <b>{first.tab}</b>
        </p>
        <div className="qd-editor">
          <pre aria-hidden="true">
            <Sql sql={sql} />
          </pre>
          <textarea
            aria-label={first.sql}
            defaultValue={sql}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
          />
        </div>
        <div className="qd-bar">
          <button type="button" data-run="" className="qd-run">
            {first.run}
          </button>
          <div data-progress="" data-lost={first.lost}>
            {first.waiting}
          </div>
          <noscript>{first.noScript}</noscript>
        </div>
        <p className="qd-head qd-answer">{title}</p>
        <FirstResult {...answer} label={title} />
      </div>
      <div className="qd-below">
        <p className="qd-tries">
          {examples.label}
          {examples.items.map(({ label }, i) => (
            <button key={label} type="button" data-example={i}>
              {label}
            </button>
          ))}
        </p>
        <p className="qd-tries">
          {followUps.label}
          <span>{first.followUps}</span>
        </p>
        <p className="qd-notes">
          <span className="qd-keys">{first.leave}</span> {first.private}
        </p>
        <div className="qd-free" />
      </div>
    </>
  );
}
