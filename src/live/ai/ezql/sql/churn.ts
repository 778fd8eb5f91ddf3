/**
 * Churn over time: of the subscriptions that were active when a week (month, quarter, year, or whole period) began,
 * the share that was cancelled before it ended. Without a time it is the last whole month's churn (measures.ts).
 */
import type { FiguresPlan, GroupId } from "../plan.ts";
import { isTime } from "../tables.ts";
import { today } from "../words/days.ts";
import { filterOn, fromSql, type Group, groupOn, indent, quote, selectSql } from "./clauses.ts";
import type { Written } from "./shapes.ts";

interface Step {
  /** The first day of the step that contains a day. */
  readonly begins: string;
  /** The distance to the next step. */
  readonly length: string;
}

const steps: Partial<Record<GroupId, Step>> = {
  week: { begins: "date(started_on, '-6 days', 'weekday 1')", length: "+7 days" },
  month: { begins: "substr(started_on, 1, 7) || '-01'", length: "+1 month" },
  quarter: {
    begins:
      "printf('%s-%02d-01', substr(started_on, 1, 4), (substr(started_on, 6, 2) - 1) / 3 * 3 + 1)",
    length: "+3 months",
  },
  year: { begins: "substr(started_on, 1, 4) || '-01-01'", length: "+1 year" },
};

/** Whether a plan asks for churn within stretches of time. */
export const isChurnOverTime = ({ measures, groups, period }: FiguresPlan): boolean =>
  measures.join() === "churn_rate" && (period !== null || groups.some(isTime));

/** Whether churn can be split by it. */
export const splitsChurn = (group: GroupId): boolean => group in steps;

const active = (first: string): string[] => [
  `s.started_on < ${first}`,
  `(s.cancelled_on IS NULL OR s.cancelled_on >= ${first})`,
];

/** @returns null if it would not be churn over time: in an open period, or split by another time */
export function churnSql(plan: FiguresPlan): Written | null {
  const { groups, period, filters, shape, having } = plan;
  const [since, until] = [period?.from ?? null, period?.to ?? null];
  const times = groups.filter(isTime);
  const [time] = times;
  const step = time === undefined ? undefined : steps[time];
  if (shape.kind !== "plain" || having !== null || times.length > 1) return null;
  if (time !== undefined && step === undefined) return null;
  if (time === undefined && since === null) return null;
  const others = groups.filter((id) => !isTime(id)).map((id) => groupOn(id, "subscriptions", null));
  const conditions = filters.map((filter) => filterOn(filter, "subscriptions", null));
  const known = others.filter((group): group is Group => group !== null);
  const where = conditions.filter((sql) => sql !== null);
  const columns = known.flatMap((group) => group.columns);
  const whole = known.length === others.length && where.length === conditions.length;
  if (!whole) return null;
  const first = step === undefined ? quote(since ?? "") : "first_day";
  const end = step === undefined ? quote(until ?? today) : `date(first_day, ${quote(step.length)})`;
  const left = `count(CASE WHEN s.cancelled_on < ${end} THEN 1 END)`;
  const names = [...(time === undefined ? [] : [time]), ...known.flatMap((group) => group.names)];
  const within = [
    ...(step === undefined || since === null ? [] : [`first_day >= ${quote(since)}`]),
    ...(step === undefined || until === null ? [] : [`first_day < ${quote(until)}`]),
  ];
  const from = fromSql("subscriptions", [...columns, ...where]);
  const ranked = `churn_rate${plan.order === "asc" ? "" : " DESC"}`;
  const select = selectSql({
    columns: [
      ...(time === undefined ? [] : [time]),
      ...columns,
      "count(*) AS active_at_first",
      `${left} AS then_cancelled`,
      `round(100.0 * ${left} / count(*), 3) AS churn_rate`,
    ],
    from: step === undefined ? from : from.replace(/^FROM .*/, (line) => `${line}\nJOIN steps`),
    where: [...active(first), ...where, ...within],
    groupBy: [...(time === undefined ? [] : [time]), ...known.map(({ groupBy }) => groupBy)],
    orderBy:
      names.length === 0 ? [] : plan.order === null && time !== undefined ? [time] : [ranked],
    limit: plan.limit,
  });
  if (step === undefined || time === undefined)
    return { sql: select, groups: names, figures: ["churn_rate"] };
  const label = groupOn(time, "subscriptions", "started_on")?.columns.join(", ") ?? time;
  const all = `SELECT DISTINCT\n  ${label},\n  ${step.begins} AS first_day\nFROM subscriptions`;
  const sql = `WITH steps AS MATERIALIZED (\n${indent(all)}\n)\n${select}`;
  return { sql, groups: names, figures: ["churn_rate"] };
}
