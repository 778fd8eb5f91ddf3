/**
 * The board as it stands in the page: charts of real answers, drawn at build. The live one takes its place at the same
 * size (app/App.tsx); what is pressed before carries `data-key` (early.ts).
 */
import type { RowList } from "#live/engine/charts/values.ts";
import type { Column } from "#live/engine/tables/kinds.ts";
import type { Content } from "#content/collections.ts";
import { ChartBody } from "#live/engine/charts/ChartBody.tsx";
import { CardHead } from "./CardHead.tsx";
import { sampleOf } from "./sample.ts";

interface FirstStateProps {
  words: Content<"dashboardDemo">;
  charts: Content<"charts">;
  /** Of each chart the answer of its query. */
  answers: readonly { readonly columns: readonly Column[]; readonly rows: RowList }[];
}

export function FirstState({ words, charts, answers }: FirstStateProps) {
  const cards = sampleOf(words);
  return (
    <>
      <div className="db-bar">
        <h2 className="db-name">{words.name}</h2>
        <p className="db-mark">{words.sample}</p>
        <button type="button" className="db-button" data-key="add">
          {words.bar.add}
        </button>
      </div>
      <ol className="db-cards">
        {cards.map((card, i) => (
          <li key={i} className="db-card" data-size={card.size}>
            <CardHead
              id={i + 1}
              title={card.title}
              place={i + 1}
              all={cards.length}
              words={words.card}
            />
            <div className="chart">
              <ChartBody
                title={card.title}
                columns={answers[i]?.columns ?? []}
                rows={answers[i]?.rows ?? []}
                choice={card}
                words={charts}
              />
            </div>
          </li>
        ))}
      </ol>
      <div className="db-foot" data-progress="">
        <div className="db-said">{words.note}</div>
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
      </div>
    </>
  );
}
