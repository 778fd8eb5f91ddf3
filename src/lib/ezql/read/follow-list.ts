/** Questions that refer to a list. */
import { lists } from "../columns.ts";
import type { ListPlan, MeasureId, Plan } from "../plan.ts";
import { filtersFor } from "./filters.ts";
import type { Found } from "./found.ts";
import { generic, mergeFilters } from "./merge.ts";
import { anyRole, take } from "./pieces.ts";
import { rankedField, sortedBy } from "./said-columns.ts";
import { usualField } from "./usual-field.ts";
import { groupFor } from "./wanted.ts";

const figureOf: Readonly<Record<ListPlan["of"], MeasureId>> = {
  orders: "orders",
  products: "products",
  customers: "customers",
  subscriptions: "new_subscriptions",
  charges: "charges",
  affiliates: "affiliates",
  messages: "messages_sent",
  offers: "offers_shown",
};

export function followList(found: Found, last: ListPlan): Plan | null {
  const { ranking, times, attached, pieces } = found;
  const filters = filtersFor(found.named, lists[last.of].base);
  if (filters === null) return null;
  for (const one of attached) {
    if (one.kind === "having" || one.kind === "odd") return null;
    const field = one.kind === "field" ? one.field : usualField(figureOf[last.of]);
    if (field === null) return null;
    filters.push({ kind: "number", field, test: one.test });
  }
  const merged = mergeFilters(last.filters, filters, anyRole(pieces, "only"));
  const period = times.periods[0] ?? last.period;
  const counts = anyRole(pieces, "count") || found.groups.options.length > 0;
  if (counts) {
    const measure = figureOf[last.of];
    const groups = found.groups.options.map((options) => groupFor(options, measure));
    if (groups.some((group) => group === null)) return null;
    return {
      kind: "figures",
      measures: [measure],
      groups: groups.filter((group) => group !== null),
      filters: merged,
      period,
      shape: { kind: "plain" },
      having: null,
      order: ranking.direction,
      limit: ranking.limit,
      skip: ranking.skip,
      chart: found.chart,
    };
  }
  if (found.figures.measures.some((id) => !generic.includes(id))) return null;
  const sorts = sortedBy(pieces);
  if (sorts !== null) take(sorts.by);
  const field = sorts?.field ?? rankedField(pieces, ranking);
  // “Sorted by price” begins with the lowest, “ranked by price” with the highest.
  const usual = /^(?:sort|order|arrang)/i.test(ranking.piece?.chunk.text ?? "sort");
  const order =
    field !== null
      ? { by: field, direction: usual ? ("asc" as const) : (ranking.direction ?? "asc") }
      : ranking.direction === null
        ? last.order
        : {
            by: ranking.field ?? last.order?.by ?? ("date" as const),
            direction: ranking.direction,
          };
  return {
    ...last,
    filters: merged,
    period,
    order,
    limit: ranking.limit ?? last.limit,
    skip: ranking.limit === null ? last.skip : ranking.skip,
  };
}
