import { showFigure, unitOf } from "#lib/charts/format.ts";
import { numberOf } from "#lib/charts/values.ts";
import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { ChartBody } from "#ui/charts/ChartBody.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import type { Answer } from "./answer.ts";

interface DigDeeperProps {
  dig: Content<"forStartups">["features"]["dig"];
  /** Of each step. */
  answers: readonly Answer[];
  charts: Content<"charts">;
  exists: PageExists;
}

/** The first row of an answer, put into its sentence. */
function said({ columns, rows }: Answer, sentence: string): string {
  const [first = null, cell] = rows[0] ?? [];
  const figure = numberOf(cell);
  const unit = columns[1] === undefined ? "count" : unitOf(columns[1], figure);
  const words = put(sentence, { first: String(first), n: showFigure(figure, unit) });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The largest figure among all answers that count the same: their bars are to be compared. */
const scaleOf = (answers: readonly Answer[], counted: string): number =>
  Math.max(
    0,
    ...answers
      .filter(({ columns }) => columns[1]?.name === counted)
      .flatMap(({ rows }) => rows.map((row) => numberOf(row[1]))),
  );

/** Three questions, each a layer below the one before. */
export function DigDeeper({ dig, answers, charts, exists }: DigDeeperProps) {
  return (
    <div className="dig">
      <h3 className="text-title">{dig.title}</h3>
      <p className="mt-2 max-w-prose">{dig.text}</p>
      <ol>
        {dig.steps.map(({ ask, say }, i) => {
          const answer = answers[i];
          if (answer === undefined) return null;
          const [x = "", y = ""] = answer.columns.map(({ name }) => name);
          return (
            <li key={ask}>
              <div>
                <p className="dig-ask">“{ask}”</p>
                <p className="mt-2">{said(answer, say)}</p>
              </div>
              <div className="chart">
                <ChartBody
                  title={ask}
                  {...answer}
                  choice={{ kind: "bar", x, ys: [y] }}
                  words={charts}
                  scale={scaleOf(answers, y)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <p>
        {presentLinks(dig.links, exists).map(({ label, href }) => (
          <TextLink key={label} look="onward" href={href.href}>
            {label}
          </TextLink>
        ))}
      </p>
    </div>
  );
}
