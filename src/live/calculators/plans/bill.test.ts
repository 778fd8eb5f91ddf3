import { describe, expect, it } from "vitest";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { type Bill, billOf, type Plan, smallPrice } from "./bill.ts";
import { type Inputs } from "./fields.ts";
import { dollars, percentWords, shareOf } from "#live/calculators/numbers.ts";

import { nothing, tariff, yearOf } from "./plans.fixture.ts";

const planOf = (id: string): Plan => {
  const plan = tariff.plans.find((each) => each.id === id);
  if (plan === undefined) throw new Error(`no plan ${id}`);
  return plan;
};
const bill = (id: string, inputs: Partial<Inputs> = {}): Bill =>
  billOf(planOf(id), { ...nothing, ...inputs }, tariff);
const line = (of: Bill, id: string) => of.lines.find((each) => each.id === id);

describe("the published prices", () => {
  it("of a year in which nothing happens are the plans' own", () => {
    const sums = ["checkoutos", "self-serve", "autopilot"].map((id) => bill(id));
    expect(sums.map(({ low, high }) => [low, high])).toEqual([
      [99_900, 99_900],
      [150_000, 150_000],
      [600_000, 600_000],
    ]);
    expect(sums.map(({ once }) => once)).toEqual([99_900, 0, 0]);
  });

  it("take 1% on each of the three, and up to 0.1% as a maximum", () => {
    const year = { subscriptions: 10_000_000, upsells: 1_000_050, affiliates: 49 };
    expect(
      bill("self-serve", year)
        .lines.slice(1, 4)
        .map(({ high }) => high),
    ).toEqual([100_000, 10_001, 0]);
    expect(line(bill("autopilot", year), "subscriptions")).toMatchObject({
      low: 0,
      high: 10_000,
      asks: false,
    });
    expect(line(bill("checkoutos", year), "upsells")).toMatchObject({ high: null, asks: true });
  });

  it("charge each message", () => {
    const year = { sms: 1000, mms: 10 };
    expect(line(bill("self-serve", year), "sms")?.high).toBe(700);
    expect(line(bill("self-serve", year), "mms")?.high).toBe(24);
    expect(line(bill("autopilot", year), "sms")?.high).toBe(400);
    expect(line(bill("autopilot", year), "mms")?.high).toBe(15);
  });

  it("charge twelve months for each agent beyond those included", () => {
    expect(line(bill("autopilot", { agents: 5 }), "agents")?.high).toBe(0);
    expect(line(bill("autopilot", { agents: 7 }), "agents")?.high).toBe(2 * 5000 * 12);
    // The number that Self-serve includes is not published.
    expect(line(bill("self-serve", { agents: 2 }), "agents")).toMatchObject({
      low: 0,
      high: 120_000,
      asks: true,
    });
  });

  it("charge nothing for what a plan does not include, and then the plan does not fit", () => {
    const { lines, reasons } = bill("checkoutos", { subscriptions: 1, sms: 1, mms: 1, agents: 1 });
    const absent = lines.filter(({ how }) => how === "absent");
    expect(absent.map(({ id }) => id)).toEqual(["subscriptions", "sms", "mms", "agents"]);
    expect(absent.map(({ high }) => high)).toEqual([0, 0, 0, 0]);
    expect(reasons.map(({ kind }) => kind)).toEqual(["agents", "messages", "subscriptions"]);
    expect(bill("checkoutos", {}).lines.filter(({ how }) => how === "absent")).toEqual([]);
  });
});

describe("what does not fit", () => {
  it.each<[string, Partial<Inputs>, string]>([
    ["checkoutos", { users: 5 }, ""],
    ["checkoutos", { stores: 2, users: 6 }, "stores 1, users 5"],
    ["checkoutos", { sms: 1, subscriptions: 1 }, "messages null, subscriptions null"],
    ["self-serve", { stores: 5, users: 10, runs: 100, agents: 3, sms: 9 }, ""],
    ["self-serve", { stores: 6, users: 11, runs: 101 }, "stores 5, users 10, runs 100"],
    ["autopilot", { runs: 1001 }, "runs 1000"],
  ])("%s with %o: %s", (plan, year, reasons) => {
    const found = bill(plan, year).reasons.map(({ kind, limit }) => `${kind} ${String(limit)}`);
    expect(found.join(", ")).toBe(reasons);
  });

  it("is unknown if it is not published: ask", () => {
    const plan = planOf("self-serve");
    const open = { ...plan, cells: new Map([...plan.cells, ["users", "ask"] as const]) };
    expect(billOf(open, nothing, tariff).reasons).toEqual([{ kind: "ask", limit: null }]);
  });
});

/** The same sums computed differently: exact, and rounded half up at the end of each line. */
function reckoned({ price, fee, messages, agents }: Plan, year: Inputs): bigint | null {
  if (price === null || fee === null || messages === null || agents === null) return null;
  const half = (product: bigint, by: bigint) => (product * 2n + by) / (by * 2n);
  const fees = [year.subscriptions, year.upsells, year.affiliates].map((cents) =>
    half(BigInt(cents) * BigInt(fee.points), 10_000n),
  );
  const texts = (["sms", "mms"] as const).map((kind) =>
    half(BigInt(year[kind]) * BigInt(messages[kind]), 100n),
  );
  const extra = BigInt(Math.max(0, year.agents - agents)) * BigInt(tariff.agent) * 12n;
  return [...fees, ...texts, extra].reduce((sum, each) => sum + each, BigInt(price.cents));
}

describe("a thousand years at random", () => {
  const random = seededRandom("years");
  const years = Array.from({ length: 1000 }, () => yearOf(random));

  it("match the exact sums", () => {
    for (const year of years) {
      const plan = planOf("autopilot");
      expect(BigInt(billOf(plan, year, tariff).high ?? -1)).toBe(reckoned(plan, year));
    }
  });
});

it("formats amounts", () => {
  expect([0, 5, 150_000, 123_456_789].map(dollars)).toEqual([
    "$0",
    "$0.05",
    "$1,500",
    "$1,234,567.89",
  ]);
  expect([70, 240, 5000, 20_000, 75].map(smallPrice)).toEqual([
    "$0.007",
    "$0.024",
    "$0.50",
    "$2.00",
    "$0.0075",
  ]);
  expect([100, 10, 5].map(percentWords)).toEqual(["1%", "0.1%", "0.05%"]);
  expect([shareOf(50, 100), shareOf(49, 100)]).toEqual([1, 0]);
});
