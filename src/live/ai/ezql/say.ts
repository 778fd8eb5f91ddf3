/** An answer in words: what the question was taken to ask, in full. */
import type { ColumnId, Filter, FiguresPlan, GroupId, ListPlan, NumberTest, Plan } from "./plan.ts";
import type { EzqlWords } from "./vocabulary.ts";

export const sayColumn = (column: ColumnId): string =>
  (column.split(".")[1] ?? column).replaceAll("_", " ");

export const sayValue = (value: string): string => value.replaceAll("_", " ");

const groupNames: Partial<Record<GroupId, readonly [one: string, many: string]>> = {
  category: ["category", "categories"],
  city: ["city", "cities"],
  day: ["day", "days"],
  interval_days: ["interval", "intervals"],
  order_type: ["order type", "order types"],
  status: ["status", "statuses"],
};

export const sayGroup = (id: GroupId): string => groupNames[id]?.[0] ?? id.replaceAll("_", " ");
const groupsName = (id: GroupId): string => groupNames[id]?.[1] ?? `${sayGroup(id)}s`;

const join = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;

/** A name within a sentence: “MRR” stays. */
const inside = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

const dayNames = [
  "Sundays",
  "Mondays",
  "Tuesdays",
  "Wednesdays",
  "Thursdays",
  "Fridays",
  "Saturdays",
];

function test({ op, value, to }: NumberTest): string {
  if (op === "between") return `between ${value} and ${to}`;
  const words = { ">": "over", ">=": "at least", "<": "under", "<=": "at most", "=": "exactly" };
  return `${words[op]} ${value}`;
}

const factWords: Readonly<Record<string, string>> = {
  by_subscription: "from subscriptions",
  by_affiliate: "with an affiliate",
  never_ordered: "who never ordered",
  has_ordered: "who ordered",
  with_code: "with a discount code",
  without_code: "without a discount code",
  retry: "retry attempts",
  has_subscription: "with a subscription",
  active_subscription: "with an active subscription",
  paused_subscription: "with a paused subscription",
  cancelled_subscription: "with a cancelled subscription",
  no_subscription: "without a subscription",
  repeat_buyer: "of customers with two or more orders",
  single_buyer: "of customers with a single order",
};

export function sayFilter(filter: Filter): string {
  switch (filter.kind) {
    case "fact":
      return factWords[filter.fact] ?? sayValue(filter.fact);
    case "number":
      return `${sayValue(filter.field)} ${test(filter.test)}`;
    case "days":
      return `on ${join(filter.days.map((day) => dayNames[day] ?? ""))}`;
    case "both": {
      const names = join(filter.values.map(sayValue));
      return filter.within === "order" ? `with ${names} together` : `who bought both ${names}`;
    }
    case "values": {
      const names = filter.values.map(sayValue).join(" or ");
      return `${filter.not ? "not " : ""}${sayColumn(filter.column)} ${names}`;
    }
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function figures(plan: FiguresPlan, words: EzqlWords): string {
  const names = plan.measures.map((id) => words.measures[id].name);
  const [first = "", ...others] = names;
  const all = join([first, ...others.map(inside)]);
  const by = plan.groups.length === 0 ? "" : ` by ${join(plan.groups.map(sayGroup))}`;
  const [group] = plan.groups;
  switch (plan.shape.kind) {
    case "share":
      return `Share of ${inside(all)}${by}${plan.shape.of.length === 0 ? "" : `, ${plan.shape.of.map(sayFilter).join(", ")}`}`;
    case "growth":
      return `Growth of ${inside(all)}${by}`;
    case "periods":
      return `${plan.shape.growth ? `Growth of ${inside(all)}` : all}${by}, ${plan.shape.periods.map(({ words: said }) => said).join(" compared with ")}`;
    case "sides":
      return `${all}${by}, ${plan.shape.sides.map(({ filter }) => sayFilter(filter)).join(" compared with ")}`;
    case "count":
      return `How many ${groupsName(plan.shape.of)}`;
    case "average":
      return `Average ${inside(all)}${plan.shape.over === null ? "" : ` per ${plan.shape.over}`}${by}`;
    case "between":
      return `Average days from ${sayValue(plan.shape.from)} to ${sayValue(plan.shape.to)}${by}`;
    case "first-of-each":
      return `Top ${plan.limit ?? 1} ${groupsName(plan.groups[1] ?? "product")} of each ${sayGroup(group ?? "category")} by ${inside(all)}`;
    case "plain": {
      if (plan.order === null || group === undefined) return all + by;
      const ranks = plan.order === "desc" ? "Top" : "Bottom";
      if (plan.limit === null)
        return `${all}${by}, ${plan.order === "desc" ? "highest" : "lowest"} first`;
      if (plan.skip > 0)
        return `${ranks} ${sayGroup(group)} number ${plan.skip + 1} by ${inside(all)}`;
      return `${ranks} ${plan.limit} ${groupsName(group)} by ${inside(all)}`;
    }
  }
}

function rows(plan: ListPlan): string {
  const ends: Readonly<Record<string, readonly [string, string]>> = {
    date: ["oldest first", "newest first"],
  };
  const by = plan.order?.by ?? "";
  const [low, high] = ends[by] ?? [`lowest ${sayValue(by)} first`, `highest ${sayValue(by)} first`];
  const order = plan.order === null ? "" : `, ${plan.order.direction === "asc" ? low : high}`;
  if (plan.skip > 0) return `Number ${plan.skip + 1} of ${plan.of}${order}`;
  return `List of ${plan.limit === null ? "" : `${plan.limit} `}${plan.of}${order}`;
}

/** @returns such as “Revenue by month, category Coffee, 2024” */
export function titleOf(plan: Plan, words: EzqlWords): string {
  const head = plan.kind === "list" ? rows(plan) : figures(plan, words);
  const having =
    plan.kind === "figures" && plan.having !== null
      ? [`${inside(words.measures[plan.having.measure].name)} ${test(plan.having.test)}`]
      : [];
  const period = plan.period === null ? [] : [plan.period.words];
  return capital([head, ...having, ...plan.filters.map(sayFilter), ...period].join(", "));
}
