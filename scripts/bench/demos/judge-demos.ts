/** What the demos cost, as rows of the bench's table, held to the budget. */
import type { demoBudget } from "../../../budgets.ts";
import type { Row, Unit } from "../judge.ts";
import { median } from "../statistics.ts";
import { allFiles, type DemoBytes, total } from "./bytes.ts";
import type { ChartDrawing } from "./chart-drawing.ts";
import type { FirstResult } from "./first-result.ts";
import type { TimedAnswer } from "./answers.ts";
import type { Interactions } from "./interaction.ts";

type DemoBudget = { readonly [K in keyof typeof demoBudget]: number };

const most = (figure: string, unit: Unit, measured: number, budget: number): Row => ({
  figure,
  unit,
  measured,
  budget,
  over: !(measured <= budget),
});
const told = (figure: string, unit: Unit, measured: number): Row => ({
  figure,
  unit,
  measured,
  over: false,
});

export const byteRows = (demos: readonly DemoBytes[], budget: DemoBudget): Row[] => [
  ...demos.flatMap(({ path, html, css, ahead, files }) => [
    most(
      `${path} before it is touched, more than without demo`,
      "bytes",
      html + css,
      budget.untouched,
    ),
    told("  HTML with script", "bytes", html),
    told("  style", "bytes", css),
    told("  fetched ahead, at rest", "bytes", ahead),
    told("  fetched in all, once it is touched", "bytes", total(files)),
  ]),
  most("all demos, all that they fetch", "bytes", total(allFiles(demos)), budget.touched),
];

export const firstResultRows = (results: readonly FirstResult[], budget: DemoBudget): Row[] =>
  results.flatMap(({ path, whole, download }) => [
    most(
      `${path} first touch to first result, less download`,
      "ms",
      whole - download,
      budget.firstResult,
    ),
    told("  the whole of it", "ms", whole),
    told("  the download on this line", "ms", download),
  ]);

/** @param visits each with what was done, in the same order; of the slowest of each visit the median counts */
export function interactionRows(
  visits: readonly (readonly Interactions[])[],
  { interaction }: DemoBudget,
): Row[] {
  const whats = visits[0]?.map(({ what }) => what) ?? [];
  return whats.flatMap((what, i) => {
    const seen = visits.map((visit) => visit[i]?.seen.map(({ duration }) => duration) ?? []);
    const slowest = median(seen.map((durations) => Math.max(0, ...durations)));
    return [
      most(`${what} 100,000 rows, slowest press or key to next paint`, "ms", slowest, interaction),
      told(
        "  longer than a frame, in each visit",
        "count",
        median(seen.map(({ length }) => length)),
      ),
    ];
  });
}

/** @param code bytes of what draws charts @param visits of which the medians count */
export const chartRows = (
  code: number,
  visits: readonly ChartDrawing[],
  budget: DemoBudget,
): Row[] => [
  most("charts, code and style without React", "bytes", code, budget.chartsCode),
  most(
    "100,000 points drawn first, longest task",
    "ms",
    median(visits.map(({ first }) => first)),
    budget.chartDrawing,
  ),
  most(
    "100,000 points drawn another way, key to paint",
    "ms",
    median(visits.map(({ again }) => again)),
    budget.chartDrawing,
  ),
];

/** @param visits each with the same questions; of each question the median counts */
export function answerRows(
  visits: readonly (readonly TimedAnswer[])[],
  { answer }: DemoBudget,
): Row[] {
  const questions = visits[0]?.map(({ question }) => question) ?? [];
  const times = questions.map((_, i) =>
    median(visits.map((visit) => visit[i]?.milliseconds ?? Infinity)),
  );
  const slowest = Math.max(...times);
  return [
    most("a question in words, from Enter to its answer drawn", "ms", median(times), answer),
    told("  the slowest of them", "ms", slowest),
    told("  questions that took longer than that", "count", times.filter((t) => t > answer).length),
  ];
}

/** The figures that are over their budget. */
export const oversOf = (rows: readonly Row[]): string[] =>
  rows.filter(({ over }) => over).map(({ figure }) => figure.trim());
