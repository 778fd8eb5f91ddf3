/** Holds what was measured of a template against its budget. */
import type { Budget } from "../../budgets.ts";
import { lost, typical, type Uses } from "./first-use.ts";
import type { FirstView } from "./first-view.ts";
import { categories, type Scores } from "./lighthouse.ts";
import type { Scrolled } from "./scroll.ts";
import type { Probe } from "./parts.ts";
import type { Weighed } from "./weigh.ts";

export interface Measured {
  /** The template's route. */
  readonly route: string;
  readonly path: string;
  readonly weight: Omit<Weighed, "bare" | "probes">;
  readonly page: FirstView;
  /** The bare page of the same words. */
  readonly bare: FirstView & { readonly total: number };
  readonly scrolled: Scrolled;
  readonly uses: Readonly<Record<Probe, Uses>>;
  /** Undefined where Lighthouse was not run. */
  readonly lighthouse: Scores | undefined;
}

export type Unit = "bytes" | "ms" | "count" | "times" | "shift" | "score";

export interface Row {
  readonly figure: string;
  readonly unit: Unit;
  /** Undefined when nothing could be measured: every use was lost. */
  readonly measured: number | undefined;
  /** Undefined for what is only reported. */
  readonly budget?: number;
  readonly over: boolean;
}

/** A row whose figure must not exceed its budget. */
function most(figure: string, unit: Unit, measured: number | undefined, budget: number): Row {
  return { figure, unit, measured, budget, over: measured === undefined || measured > budget };
}

const told = (figure: string, unit: Unit, measured: number | undefined): Row => ({
  figure,
  unit,
  measured,
  over: false,
});

function firstViewRows({ weight, page, bare, scrolled }: Measured, budget: Budget): Row[] {
  return [
    most("first view, all", "bytes", weight.total, budget.total),
    told("  HTML with what is inlined", "bytes", weight.html),
    most("  style", "bytes", weight.css, budget.css),
    most("  script", "bytes", weight.js, budget.js),
    most("  script: framework runtimes", "count", Number(weight.framework), 0),
    told("  fonts", "bytes", weight.fonts),
    most("  requests", "count", weight.requests, budget.requests),
    told("  bare page, all", "bytes", bare.total),
    told("fetched ahead", "bytes", weight.ahead.bytes),
    told("first paint", "ms", page.fcp),
    told("largest paint", "ms", page.lcp),
    told("  bare page", "ms", bare.lcp),
    most("  as a multiple of it", "times", page.lcp / bare.lcp, budget.lcpRatio),
    most("blocking time", "ms", page.tbt, budget.tbt),
    most("  longest task", "ms", page.longestTask, budget.longestTask),
    most("layout shifts", "shift", Math.max(weight.cls, page.cls), budget.cls),
    told("scrolling, frames a second", "count", Math.round(scrolled.framesPerSecond)),
    told("  tasks beyond 50 ms", "count", scrolled.longTasks),
  ];
}

function firstUseRows(probe: Probe, uses: Uses, budget: Budget): Row[] {
  return [
    most(`first use of ${probe}, fast line`, "ms", typical(uses.fast), budget.firstUse),
    most("  slow line", "ms", typical(uses.slow), budget.firstUse),
    most("  slow line, at first paint", "ms", typical(uses.earlyTap), budget.firstUseEarly),
    most("  the same by key", "ms", typical(uses.earlyKey), budget.firstUseEarly),
    most("  lost, all of these", "count", lost(uses), budget.lost),
  ];
}

/** In the order of the report. A row without budget is never over it. */
export function judge(measured: Measured, budget: Budget): Row[] {
  const { lighthouse } = measured;
  return [
    ...firstViewRows(measured, budget),
    ...Object.entries(measured.uses).flatMap(([probe, uses]) => firstUseRows(probe, uses, budget)),
    ...(lighthouse === undefined ? [] : categories).map((category): Row => {
      const score = lighthouse?.[category];
      const least = budget.lighthouse;
      const over = score === undefined || score < least;
      return {
        figure: `Lighthouse, ${category}`,
        unit: "score",
        measured: score,
        budget: least,
        over,
      };
    }),
  ];
}
