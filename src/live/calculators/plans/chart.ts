/** What each plan costs as subscription sales grow, with every other figure as filled in; for the chart. Pure. */
import { type Bill, billOf, fittingOf, type Tariff } from "./bill.ts";
import type { Inputs } from "./fields.ts";

/** The chart's possible right ends, in cents. */
const ends = [100_000_000, 500_000_000, 2_500_000_000, 10_000_000_000] as const;

interface Straight {
  readonly bill: Bill;
  readonly start: number;
  readonly finish: number;
}

/** The highest cost is at this share of the height, so that its name fits above. */
const ceiling = 14;

/** @param least the right end is no lower, in cents: the scale must not change under a slider in use */
export function costChart(inputs: Inputs, tariff: Tariff, least: number) {
  const needed = Math.max(inputs.subscriptions, least);
  const end = ends.find((most) => needed <= most) ?? needed;
  const at = (subscriptions: number) => (bill: Bill) =>
    billOf(bill.plan, { ...inputs, subscriptions }, tariff);
  // With some sales, so that the same plans are shown wherever the slider is.
  const bills = tariff.plans.map((plan) => billOf(plan, { ...inputs, subscriptions: end }, tariff));
  const straight = fittingOf(bills).flatMap((bill): Straight[] => {
    const start = at(0)(bill).high;
    return start === null || bill.high === null ? [] : [{ bill, start, finish: bill.high }];
  });
  const top = Math.max(...straight.map(({ start, finish }) => Math.max(start, finish)), 1);
  const y = (cents: number) => 100 - ((100 - ceiling) * cents) / top;
  const cost = ({ start, finish }: Straight, share: number) => start + (finish - start) * share;
  const cheapest = (share: number) =>
    straight.reduce<Straight | null>(
      (best, each) => (best === null || cost(each, share) < cost(best, share) ? each : best),
      null,
    );
  // Two straight lines meet once at most; the lowest line turns where the meeting ones are the lowest.
  const turns = straight
    .flatMap((one, i) =>
      straight.slice(i + 1).map((other) => {
        const slope = other.finish - other.start - (one.finish - one.start);
        return (one.start - other.start) / slope;
      }),
    )
    .filter((share) => share > 0 && share < 1)
    .toSorted((a, b) => a - b)
    .filter((share) => cheapest(share - 1e-6) !== cheapest(share + 1e-6));
  /** Shares of the chart from its upper left corner, 0 to 100. */
  const pointAt = (share: number) => {
    const best = cheapest(share);
    return { x: share * 100, y: best === null ? 100 : y(cost(best, share)) };
  };
  const share = inputs.subscriptions / end;
  const best = cheapest(share);
  return {
    /** The right end, and the visitor's figure, in cents a year. */
    end,
    sales: inputs.subscriptions,
    /** Plans that cover the visitor's needs and whose highest cost is published: that cost at both ends. */
    lines: straight.map((each) => ({
      plan: each.bill.plan.id,
      name: each.bill.plan.name,
      from: { x: 0, y: y(each.start) },
      to: { x: 100, y: y(each.finish) },
      // Lower if the plan's fee is “up to” a percentage.
      least: { x: 100, y: y(each.bill.low) },
      isCheapest: each === best,
    })),
    /** The names of the others. */
    others: tariff.plans
      .filter((plan) => !straight.some(({ bill }) => bill.plan === plan))
      .map(({ name }) => name),
    /** Where another plan becomes the cheapest, from left to right. */
    crossings: turns.map((turn) => ({
      ...pointAt(turn),
      sales: Math.round(turn * end),
      name: cheapest(turn + 1e-6)?.bill.plan.name ?? "",
    })),
    /** The lowest line, and the visitor's place on it; undefined if no plan has a line. The cost is in cents. */
    lowest: [0, ...turns, 1].map(pointAt),
    here:
      best === null
        ? undefined
        : { ...pointAt(share), cost: Math.round(cost(best, share)), name: best.bill.plan.name },
  };
}
