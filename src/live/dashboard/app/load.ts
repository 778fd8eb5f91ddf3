/** All that the board needs once someone has reached for it. */
import { type ComponentType, createElement } from "react";
import words from "virtual:words/dashboardDemo";
import { boardVersion, cardsOf, readBoard } from "#live/engine/charts/board.ts";
import { adoptStyles } from "#live/engine/adopt-styles.ts";
import type { Engine } from "#live/engine/client/types.ts";
import { readKept } from "#live/engine/kept/kept.ts";
import { sampleOf } from "../sample.ts";
import css from "../styles/app.css?inline";
import { App, type AppProps } from "./App.tsx";
import { ask, knownAnswers, type Results } from "./results.ts";

/** What is given to the board only when it takes its place. */
type Loaded = Pick<AppProps, "early">;

/** The board as it was left, with the answers of its charts. Never rejects: what went wrong stands in the answers. */
export async function loadApp(engine: Engine): Promise<ComponentType<Loaded>> {
  adoptStyles(document, css);
  const cards = cardsOf(readKept("board", boardVersion, readBoard), sampleOf(words));
  const queries = [...new Set(cards.map(({ sql }) => sql))].filter((sql) => !knownAnswers.has(sql));
  const answers = await Promise.all(
    queries.map(async (sql) => [sql, await ask(engine, sql).outcome] as const),
  );
  const results: Results = new Map([...knownAnswers, ...answers]);
  return (props) => createElement(App, { ...props, engine, cards, results });
}
