/** All that was understood of one question, before it becomes a plan on its own or changes the one before. */
import type { ChartKind } from "#lib/charts/spec.ts";
import type { GroupId, MeasureId, Period } from "../plan.ts";
import type { Attached } from "./attach.ts";
import type { Named } from "./filters.ts";
import type { Groups } from "./groups.ts";
import { anyRole, hasKind, hasRole, type Pieces, take, withRole } from "./pieces.ts";
import type { Ranking } from "./ranking.ts";
import type { Figures } from "./segments.ts";
import type { Times } from "./times.ts";

export interface Found {
  readonly pieces: Pieces;
  readonly times: Times;
  readonly ranking: Ranking;
  readonly groups: Groups;
  readonly attached: readonly Attached[];
  readonly figures: Figures;
  readonly named: readonly Named[];
  readonly chart: ChartKind | null;
}

/** Within phrases, too, such as “worth more”. */
const comparing =
  /\b(?:more|higher|better|bigger|larger|less|lower|fewer|worse|most|best|highest)\b/i;

/** Where a comparison is said: “versus”, “more … than”, “or” beside “higher”. */
export const compares = (pieces: Pieces): boolean =>
  anyRole(pieces, "versus") ||
  pieces.some(
    (piece) => hasRole(piece, "more") && (!piece.taken || !piece.note.startsWith("how")),
  ) ||
  // “Worth more than those from search”.
  pieces.some(
    (piece) =>
      hasKind(piece, "measure") && hasRole(piece, "gt", "lt") && !piece.note.startsWith(">"),
  ) ||
  (anyRole(pieces, "or") &&
    pieces.some(
      (piece) =>
        comparing.test(piece.chunk.text) &&
        // “Of more than $50” compares with a number.
        !(piece.taken && typeof pieces[piece.at + 1]?.chunk.number === "number"),
    )) ||
  pieces.some(
    (piece) =>
      !piece.taken &&
      ((hasRole(piece, "or_more", "or_less") && !hasRole(piece, "and")) ||
        (hasRole(piece, "gt", "lt") && /\bthan$/i.test(piece.chunk.text))),
  );

/** What is meant where only a group is named: “the most used discount codes”. */
export const usualMeasure: Partial<Record<GroupId, MeasureId>> = {
  discount_code: "orders",
  failure_code: "failed_charges",
  cancel_reason: "cancellations",
  payment_method: "charges",
  interval_days: "new_subscriptions",
  flow: "messages_sent",
  placement: "offers_shown",
  order_type: "orders",
};

/** What is meant where only a value is named: “renewals in 2024”. */
const valueMeasure: Partial<Record<string, MeasureId>> = {
  "orders.order_type": "orders",
  "orders.status": "orders",
  "orders.discount_code": "orders",
  "subscriptions.status": "new_subscriptions",
  "subscriptions.interval_days": "new_subscriptions",
  "charges.attempt": "charges",
  "charges.status": "charges",
  "charges.failure_code": "failed_charges",
  "subscriptions.cancel_reason": "cancellations",
  "checkout_offers.offer": "offers_shown",
  with_code: "orders",
  without_code: "orders",
  free_shipping: "orders",
  by_subscription: "orders",
  retry: "charges",
  first_attempt: "charges",
  not_accepted: "offers_shown",
  subscribable: "products",
  not_subscribable: "products",
  repeat_buyer: "customers",
  single_buyer: "customers",
  never_ordered: "customers",
};

export function measureOfValues({ named, pieces }: Found): MeasureId | null {
  const sums = pieces.some(({ chunk }) =>
    /\b(?:how much|money|cash|in dollars)\b/i.test(chunk.text),
  );
  for (const { options } of named) {
    const [first] = options;
    const code = first?.kind === "values" && first.column === "orders.discount_code";
    if (code && anyRole(pieces, "money")) return "discounts";
    const key = first?.kind === "values" ? first.column : first?.kind === "fact" ? first.fact : "";
    // “How many teas do we have”: of a category there are products.
    const keeps = pieces.some(({ chunk }) =>
      /^(?:have|carry|stock|sell|offer|(?:are )?there)$/i.test(chunk.text),
    );
    if (key === "products.category" && keeps && anyRole(pieces, "count")) return "products";
    const measure = valueMeasure[key];
    if (measure !== undefined && sums && key.startsWith("orders.")) return "revenue";
    if (measure !== undefined) return sums ? null : measure;
  }
  return null;
}

/** What is meant where things are only ranked: “the top states”. */
export const rankedMeasure: Partial<Record<GroupId, MeasureId>> = {
  ...usualMeasure,
  product: "product_sales",
  category: "product_sales",
  state: "revenue",
  city: "revenue",
  channel: "revenue",
  affiliate: "affiliate_revenue",
  customer: "revenue",
  offer: "acceptance_rate",
  day: "revenue",
  week: "revenue",
  month: "revenue",
  quarter: "revenue",
  year: "revenue",
  weekday: "revenue",
  hour: "orders",
};

const charts: readonly ChartKind[] = ["line", "bar", "area", "number", "table"];

export function readChart(pieces: Pieces): ChartKind | null {
  const kind = charts.find((id) => anyRole(pieces, id)) ?? null;
  if (kind !== null) for (const piece of withRole(pieces, kind)) take(piece, `shown as ${kind}`);
  return kind;
}

/** Two periods to be set side by side; null where none are. */
export function periodsToCompare({ times, pieces, groups }: Found): readonly Period[] | null {
  if (times.periods.length >= 2) return times.periods;
  return times.ends !== null &&
    (anyRole(pieces, "growth") || (anyRole(pieces, "versus") && groups.options.length === 0))
    ? times.ends
    : null;
}
