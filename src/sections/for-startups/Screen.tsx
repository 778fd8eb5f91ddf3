import type { Content } from "#model/kinds.ts";
import { Icon } from "#ui/Icon.tsx";
import type { Answer, ShopTable } from "./answer.ts";
import { UnusualWeeks } from "./UnusualWeeks.tsx";

interface ScreenProps {
  screen: Content<"forStartups">["screen"];
  tables: readonly ShopTable[];
  weeks: Answer;
  before: number;
  charts: Content<"charts">;
}

/** The product's screen, drawn: a question at the head, its answer below, the shop's tables at the side. */
export function Screen({ screen, tables, weeks, before, charts }: ScreenProps) {
  return (
    <figure className="screen">
      <div role="img" aria-label={screen.alt}>
        <div aria-hidden="true" className="screen-window">
          <div className="screen-side">
            <b>{screen.name}</b>
            <ul>
              {screen.places.map((place, i) => (
                <li key={place} data-here={i === 0 || undefined}>
                  {place}
                </li>
              ))}
            </ul>
            <p>{screen.tables}</p>
            <ul className="screen-tables">
              {tables.slice(2, 7).map(({ name, rows }) => (
                <li key={name}>
                  {name} <span>{rows.toLocaleString("en-US")}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className="screen-main">
            <p className="screen-asked">
              <Icon name="talk" className="size-5 shrink-0" />
              {screen.asked}
            </p>
            <p className="screen-title">{screen.title}</p>
            <div className="chart">
              <UnusualWeeks {...{ weeks, before, charts }} title={screen.title} described="" />
            </div>
          </div>
        </div>
        <span hidden />
      </div>
      <figcaption>{screen.caption}</figcaption>
    </figure>
  );
}
