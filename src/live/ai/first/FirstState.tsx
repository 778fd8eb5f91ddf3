/**
 * The conversation as it stands in the page: one question with its real answer, worked out at build. All of it is
 * plain HTML; the app takes its place when it is ready (AiDemo.tsx), at the same size.
 */
import type { Understood as Reply } from "#lib/ezql/types.ts";
import type { Column, Row } from "#lib/tables/kinds.ts";
import { say } from "#lib/text/say.ts";
import type { Content } from "#model/kinds.ts";
import { ChartFigure } from "#ui/charts/ChartFigure.tsx";
import { Sql } from "#ui/Sql.tsx";
import { Dock } from "../parts/Dock.tsx";
import { Understood } from "../parts/Understood.tsx";

interface FirstStateProps {
  words: Content<"aiDemo">;
  chartWords: Content<"charts">;
  reply: Pick<Reply, "title" | "readings" | "sql" | "chart">;
  columns: readonly Column[];
  rows: readonly Row[];
}

export function FirstState({ words, chartWords, reply, columns, rows }: FirstStateProps) {
  const { first, turn } = words;
  const { title, chart, sql } = reply;
  return (
    <div className="ask-frame">
      <Dock words={words}>
        <div className="ask-line ask-waiting" data-progress="" data-lost={first.lost}>
          {first.waiting}
        </div>
      </Dock>
      <div className="ask-log" tabIndex={0} role="region" aria-label={words.log}>
        <article className="ask-turn">
          <Understood
            words={turn}
            question={first.question}
            reply={reply}
            chart={
              <ChartFigure
                title={title}
                columns={columns}
                rows={rows}
                choice={chart}
                words={chartWords}
              />
            }
            figures={say(first.rows, { rows: say(turn.rows, { rows: rows.length }) })}
          >
            <pre className="ask-sql" tabIndex={0} aria-label={turn.sql}>
              <Sql sql={sql} />
            </pre>
          </Understood>
        </article>
      </div>
      <div className="ask-foot">
        <p>{words.note}</p>
      </div>
      <noscript>{first.noScript}</noscript>
    </div>
  );
}
