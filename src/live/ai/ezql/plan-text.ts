/** How a plan is shown: its title, its chart, and the parts that it kept from the question before. */
import type { ChartChoice } from "#live/engine/charts/spec.ts";
import { measures } from "./measures.ts";
import type {
  Filter,
  FiguresPlan,
  GroupId,
  ContextPart,
  ListPlan,
  NumberTest,
  Plan,
  Understood,
} from "./plan.ts";
import { type Written, writeSql } from "./sql/write.ts";
import { facts } from "./facts.ts";
import { isTime } from "./tables.ts";

const sayValue = (value: string): string => value.replaceAll("_", " ");

const sayGroup = (id: GroupId): string => (id === "interval_days" ? "interval" : sayValue(id));
const groupsName = (id: GroupId): string =>
  `${sayGroup(id)}s`.replace(/([^aeiou])ys$/, "$1ies").replace(/ss$/, "ses");

const join = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;

/** A name within a sentence: “MRR” keeps its capitals. */
const inside = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

function test({ op, value, to }: NumberTest): string {
  if (op === "between") return `between ${value} and ${to}`;
  const words = { ">": "over", ">=": "at least", "<": "under", "<=": "at most", "=": "exactly" };
  return `${words[op]} ${value}`;
}

export function filterInWords(filter: Filter): string {
  switch (filter.kind) {
    case "fact":
      return facts[filter.fact][1];
    case "number":
      return `${sayValue(filter.field)} ${test(filter.test)}`;
    case "bought":
      return `who ${filter.not ? "did not buy" : "bought"} ${filter.values.map(sayValue).join(" or ")}`;
    case "values": {
      const names = filter.values.map(sayValue).join(" or ");
      return `${filter.not ? "not " : ""}${sayValue(filter.column.split(".").at(-1) ?? "")} ${names}`;
    }
  }
}

/** The name of one side of a comparison. */
export const labelOf = (filter: Filter): string =>
  filter.kind === "values" ? filter.values.map(sayValue).join(" or ") : filterInWords(filter);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Top 5 products", "Bottom state". */
const ranked = ({ order, limit }: FiguresPlan, group: GroupId): string =>
  `${order === "asc" ? "Bottom" : "Top"} ${(limit ?? 1) === 1 ? sayGroup(group) : `${limit ?? 1} ${groupsName(group)}`}`;

function figures(plan: FiguresPlan): string {
  const names = plan.measures.map((id) => measures[id].name);
  const [first = "", ...others] = names;
  const all = join([first, ...others.map(inside)]);
  const by = plan.groups.length === 0 ? "" : ` by ${join(plan.groups.map(sayGroup))}`;
  const [group] = plan.groups;
  switch (plan.shape.kind) {
    case "share":
      return `Share of ${inside(all)}${by}${plan.shape.of.length === 0 ? "" : `, ${plan.shape.of.map(filterInWords).join(", ")}`}`;
    case "growth":
      return `Growth of ${inside(all)}${by}`;
    case "periods":
      return `${all}${by}, ${plan.shape.periods.map(({ words }) => words).join(" compared with ")}`;
    case "sides":
      return `${all}${by}, ${plan.shape.sides.map(({ filter }) => filterInWords(filter)).join(" compared with ")}`;
    case "count":
      return `How many ${groupsName(plan.shape.of)}${plan.shape.of === "customer" && plan.having === null ? `, ${inside(all)}` : ""}`;
    case "plain": {
      if (plan.order === null || group === undefined) return all + by;
      if (plan.limit === null)
        return `${all}${by}, ${plan.order === "desc" ? "highest" : "lowest"} first`;
      return `${ranked(plan, group)} by ${inside(all)}`;
    }
  }
}

function rows({ of, limit, order }: ListPlan): string {
  const head = `List of ${limit === null ? "" : `${limit} `}${of}`;
  if (order === null) return head;
  const isUp = order.direction === "asc";
  if (order.by === "date") return `${head}, ${isUp ? "oldest" : "newest"} first`;
  if (order.by === "lasted") return `${head}, ${isUp ? "shortest" : "longest"} first`;
  return `${head}, ${isUp ? "lowest" : "highest"} ${sayValue(order.by)} first`;
}

/** @returns such as “Revenue by month, category Coffee, 2024” */
export function titleOf(plan: Plan): string {
  const parts = [plan.kind === "list" ? rows(plan) : figures(plan)];
  if (plan.kind === "figures" && plan.having !== null)
    parts.push(`${inside(measures[plan.having.measure].name)} ${test(plan.having.test)}`);
  parts.push(...plan.filters.map(filterInWords));
  if (plan.period !== null) parts.push(plan.period.words);
  if (plan.kind === "figures" && plan.measures.join() === "margin_percent")
    parts.push("in percent");
  return capital(parts.join(", "));
}

const table: ChartChoice = { kind: "table", x: "", ys: [] };

/** A line for time, bars for groups, a number for a single figure. */
export function chartFor(plan: Plan, { groups, figures }: Written): ChartChoice {
  const [x, ...more] = groups;
  const [y] = figures;
  if (plan.kind === "list" || plan.chart === "table" || y === undefined) return table;
  if (x === undefined) return figures.length === 1 ? { kind: "number", x: "", ys: [y] } : table;
  if (plan.chart === "line" || plan.chart === "bar" || plan.chart === "area") {
    return { kind: plan.chart, x, ys: figures };
  }
  if (more.length > 0) return table;
  const [group] = plan.groups;
  const runs = group !== undefined && isTime(group) && group !== "weekday" && plan.order === null;
  return { kind: runs ? "line" : "bar", x, ys: figures };
}

const filterId = (filter: Filter): string => `filter ${JSON.stringify(filter)}`;

/** The separate parts of a plan, each with an id. */
function partsOf({ period, filters, ...plan }: Plan): readonly ContextPart[] {
  const part = (id: string, words: string) => ({ id, words, removable: true });
  const [of, groups] =
    plan.kind === "list"
      ? [plan.of, []]
      : [plan.measures.map((id) => measures[id].name).join(", "), plan.groups];
  return [
    { id: `of ${of}`, words: of, removable: false },
    ...groups.map((id) => part(`group ${id}`, `by ${sayGroup(id)}`)),
    ...filters.map((filter) => part(filterId(filter), filterInWords(filter))),
    ...(period === null
      ? []
      : [part(`period ${period.from ?? ""} ${period.to ?? ""}`, period.words)]),
  ];
}

/** @returns the parts that both plans have, if the second question followed up on the first */
export function contextParts(plan: Plan, last: Plan | null): readonly ContextPart[] {
  if (last === null) return [];
  const before = new Set(partsOf(last).map(({ id }) => id));
  return partsOf(plan).filter(({ id }) => before.has(id));
}

function withoutPart(plan: Plan, id: string): Plan {
  const period = id.startsWith("period ") ? null : plan.period;
  const filters = plan.filters.filter((filter) => filterId(filter) !== id);
  if (plan.kind === "list") return { ...plan, filters, period };
  const groups = plan.groups.filter((group) => `group ${group}` !== id);
  // Without its groups there is nothing to rank.
  const ranking = groups.length === 0 ? { order: null, limit: null, having: null } : {};
  return { ...plan, filters, period, groups, ...ranking };
}

/** @returns the same answer if its plan has no answer without that part */
export function dropPart(answer: Understood, id: string): Understood {
  const plan = withoutPart(answer.plan, id);
  const written = writeSql(plan);
  if (written === null) return answer;
  return {
    ...answer,
    plan,
    title: titleOf(plan),
    sql: written.sql,
    chart: chartFor(plan, written),
    kept: answer.kept.filter((part) => part.id !== id),
  };
}
