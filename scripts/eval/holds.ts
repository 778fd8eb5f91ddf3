/** What a plan must hold that says a condition. */
import { measures } from "#live/ai/ezql/measures.ts";
import type { ColumnId, FactId, Filter, FiguresPlan, MeasureId, Plan } from "#live/ai/ezql/plan.ts";

/** What of the first plan a condition may change. */
export type Part =
  | "measures"
  | "groups"
  | "filters"
  | "period"
  | "shape"
  | "having"
  | "order"
  | "limit";

/** Whether a plan says so, and what of the first plan may be another then. */
export type Test = readonly [holds: (plan: Plan) => boolean, ...changes: readonly Part[]];

export interface Said {
  /** What it is called in a report. */
  readonly name: string;
  readonly forms: readonly string[];
  /** Whether a plan says so. */
  readonly holds: (plan: Plan) => boolean;
  readonly changes: readonly Part[];
}

/** Sides of a comparison, too, are conditions. */
function filtersOf(plan: Plan): readonly Filter[] {
  if (plan.kind === "list") return plan.filters;
  const { shape } = plan;
  return [...plan.filters, ...(shape.kind === "share" ? shape.of : [])];
}

export const is =
  (column: ColumnId, ...values: readonly string[]) =>
  (plan: Plan): boolean =>
    filtersOf(plan).some(
      (one) =>
        one.kind === "values" &&
        one.column === column &&
        !one.not &&
        one.values.toSorted().join() === values.toSorted().join(),
    );
export const isNot =
  (column: ColumnId, ...values: readonly string[]) =>
  (plan: Plan): boolean =>
    filtersOf(plan).some(
      (one) =>
        one.kind === "values" &&
        one.column === column &&
        one.not &&
        values.every((value) => one.values.includes(value)),
    );
export const fact =
  (...facts: readonly FactId[]) =>
  (plan: Plan): boolean =>
    filtersOf(plan).some((one) => one.kind === "fact" && facts.includes(one.fact));
export const days =
  (...wanted: readonly number[]) =>
  (plan: Plan): boolean =>
    filtersOf(plan).some((one) => one.kind === "days" && one.days.join() === wanted.join());
export const figures = (holds: (plan: FiguresPlan) => boolean) => (plan: Plan) =>
  plan.kind === "figures" && holds(plan);
export const measured = (...ids: readonly MeasureId[]) =>
  figures((plan) => plan.measures.some((id) => ids.includes(id)));
export const within = (from: string | null, to: string | null) => (plan: Plan) =>
  plan.period?.from === from &&
  (plan.period.to === to || (to === null && plan.period.to === "2025-03-01"));
export const never = () => false;
export const either =
  (...all: readonly ((plan: Plan) => boolean)[]) =>
  (plan: Plan) =>
    all.some((holds) => holds(plan));
export const compares =
  (op: string, value: number, to = value) =>
  (plan: Plan): boolean => {
    const tests = [
      ...filtersOf(plan).flatMap((one) => (one.kind === "number" ? [one.test] : [])),
      ...(plan.kind === "figures" && plan.having !== null ? [plan.having.test] : []),
    ];
    return tests.some((one) => one.op === op && one.value === value && one.to === to);
  };
export const inUnit = (unit: string) => (plan: Plan) =>
  plan.kind === "list" ? unit === "money" : plan.measures.some((id) => measures[id].unit === unit);
export const limited = (limit: number) => (plan: Plan) => plan.limit === limit;
