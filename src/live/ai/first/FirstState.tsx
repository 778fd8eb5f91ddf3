/**
 * The conversation as it stands in the page: one question with its real answer, worked out at build. All of it is
 * plain HTML; the app takes its place when it is ready (AiDemo.tsx), at the same size.
 */
import type { Understood as Reply } from "#live/ai/ezql/types.ts";
import type { Column, Row } from "#live/engine/tables/kinds.ts";
import { say } from "#lib/text/say.ts";
import type { Content } from "#content/collections.ts";
import { site } from "#site";
import { cx } from "#ui/cx.ts";
import { ChartFigure } from "#live/engine/charts/ChartFigure.tsx";
import { Sql } from "#ui/Sql.tsx";
import { Dock } from "../parts/Dock.tsx";
import { foot, frame, line, log, sqlBox, sqlText, turn as turnLook } from "../parts/looks.ts";
import { Understood } from "../parts/Answer.tsx";

/** Words that change, and a bar, without moving anything. */
const waiting =
  "h-11 leading-snug [&>.live-loading]:grid [&>.live-loading]:gap-1 [&>.live-loading:not([role])]:w-[min(100%,20rem)] [&>[role=alert]]:w-full [&>[role=alert]]:justify-items-start [&>[role=alert]]:text-persimmon";
/** The island's code did not come (src/live/intent/directive.ts). */
const lost =
  "in-data-failed:[font-size:0] in-data-failed:before:text-small in-data-failed:before:text-persimmon in-data-failed:before:content-[attr(data-lost)]";

interface FirstStateProps {
  words: Content<"aiDemo">;
  reply: Pick<Reply, "title" | "readings" | "sql" | "chart">;
  columns: readonly Column[];
  rows: readonly Row[];
}

export function FirstState({ words, reply, columns, rows }: FirstStateProps) {
  const { first, turn } = words;
  const { title, chart, sql } = reply;
  return (
    <div className={frame} data-conversation="">
      <Dock words={words}>
        <div className={cx(line, waiting, lost)} data-progress="" data-lost={first.lost}>
          {first.waiting}
        </div>
      </Dock>
      <div className={log} tabIndex={0} role="region" aria-label={words.log}>
        <article className={turnLook}>
          <Understood
            words={turn}
            question={first.question}
            reply={reply}
            chart={<ChartFigure title={title} columns={columns} rows={rows} choice={chart} />}
            figures={say(first.rows, { rows: say(turn.rows, { rows: rows.length }) })}
          >
            <pre
              className={cx(sqlBox, sqlText, "overflow-x-auto")}
              tabIndex={0}
              aria-label={turn.sql}
            >
              <Sql sql={sql} />
            </pre>
          </Understood>
        </article>
      </div>
      <div className={foot}>
        <p className="flex-[1_1_20rem]">{site.ezql === undefined ? words.note : words.modelNote}</p>
      </div>
      <noscript className="px-5 pb-6 unscripted:block">{first.noScript}</noscript>
    </div>
  );
}
