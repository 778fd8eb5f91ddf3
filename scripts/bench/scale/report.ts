/** The table of `npm run bench -- scale`. */
import { columns } from "../report.ts";
import {
  costBetween,
  extrapolated,
  growthOf,
  longest,
  mainTime,
  mainWork,
  steepest,
} from "./judge.ts";
import type { Measured } from "./measure.ts";
import { cachedSteps, isCached, steps, type Taken, titles } from "./steps.ts";

const seconds = (ms: number | undefined) => (ms === undefined ? "" : `${(ms / 1000).toFixed(1)} s`);
const size = (bytes: number) =>
  bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
const number = (value: number) => value.toLocaleString("en-US");

const peak = (taken: ReadonlyMap<string, Taken>, step: string) => {
  const memory = taken.get(step)?.memory;
  return memory === undefined ? "" : `${(memory / 1e6).toFixed(0)} MB`;
};

/** The step as it was measured, or, where it was not, by the line through the smaller numbers. */
function cachedTime(
  all: readonly Measured[],
  measured: Measured,
  step: (typeof cachedSteps)[number],
) {
  const taken = measured.cold.get(step);
  if (taken !== undefined) return seconds(taken.ms);
  const guess = extrapolated(all, step, measured.articles);
  return guess === undefined ? "" : `about ${seconds(guess)} *`;
}

/** @param all from small to large, at least one */
export function scaleTable(all: readonly Measured[]): string {
  const row = (title: string, cell: (measured: Measured) => string) => [title, ...all.map(cell)];
  const [first] = all;
  const beyond = (time: (measured: Measured) => number) => (measured: Measured) =>
    first === undefined || measured === first
      ? ""
      : `${costBetween(first, measured, time).toFixed(2)} ms`;
  const rows = [
    row("Articles", ({ articles }) => number(articles)),
    row("Pages", ({ sizes }) => number(sizes.pages)),
    ...steps
      .filter((step) => !isCached(step))
      .map((step) => row(titles[step], ({ cold }) => seconds(cold.get(step)?.ms))),
    ...cachedSteps.flatMap((step) => [
      row(`${titles[step]}, nothing kept`, (measured) => cachedTime(all, measured, step)),
      row("  the same once more", ({ warm }) => seconds(warm.get(step)?.ms)),
    ]),
    row("HTML and search index", (measured) => seconds(mainTime(measured))),
    row("  an article beyond the first hundred", beyond(mainTime)),
    row("  processor time", (measured) => seconds(mainWork(measured))),
    row("  of an article beyond the first hundred", beyond(mainWork)),
    row("Memory: HTML", ({ cold }) => peak(cold, "html")),
    row("  search index", ({ cold }) => peak(cold, "search")),
    row("The site before compression, without cards", ({ sizes }) => size(sizes.dist)),
    row("Largest file of the search index", ({ sizes }) => size(sizes.shard.bytes)),
    row("  as Brotli", ({ sizes }) => size(sizes.shard.brotli)),
  ];
  const said = rows.filter(([, ...cells]) => cells.some(Boolean));
  const guessed = all.some((measured) =>
    cachedSteps.some((step) => cachedTime(all, measured, step).endsWith("*")),
  );
  const growth = growthOf(all);
  return [
    `\n${columns(said)}`,
    guessed ? "\n  * not measured: reckoned from the smaller numbers, article by article\n" : "",
    `\n  Limit: ${String(longest)} ms an article, HTML and search index.`,
    growth === undefined
      ? "\n"
      : ` Growth: an article costs ${growth.toFixed(2)} times what it does among fewer (at most ${String(steepest)}).\n`,
  ].join("");
}
