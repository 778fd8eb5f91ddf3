/**
 * The calculator in words: what each line of each plan says, which plan is marked, and why. The build draws the
 * example with it, and the visitor's browser what he fills in, so that both say the same. Pure.
 */
import { put } from "#lib/text/put.ts";
import { type Bill, billsOf } from "./bill.ts";
import { type Choice, cheapestOf, fittingOf } from "./cheapest.ts";
import type { Reason } from "./fit.ts";
import type { Inputs, LineId, Tariff } from "./kinds.ts";
import { amountOf, howOf, sumOf } from "./line-words.ts";
import { countWords } from "./money.ts";
import { type PaybackView, paybackView } from "./payback.ts";
import type { ViewWords } from "./view-words.ts";

export interface BillView {
  readonly plan: string;
  readonly name: string;
  readonly state: "cheapest" | "fits" | "unfit" | "unpriced";
  readonly mark: string;
  readonly reasons: readonly string[];
  readonly lines: readonly { readonly id: LineId; readonly how: string; readonly amount: string }[];
  readonly sum: string;
  /** What comes after the first year, where that is something else. */
  readonly after: string;
}

export interface View {
  readonly bills: readonly BillView[];
  readonly verdict: string;
  /** What the verdict hangs on; empty where it is certain. */
  readonly open: string;
  readonly payback: PaybackView;
}

function reasonOf({ kind, limit }: Reason, inputs: Inputs, words: ViewWords): string {
  const count = kind === "stores" || kind === "users" || kind === "runs" ? inputs[kind] : 0;
  const values = { limit: countWords(limit ?? 0), count: countWords(count) };
  if (limit === null && (kind === "stores" || kind === "users" || kind === "runs")) {
    return put(words.noRoom[kind], values);
  }
  return put(words.reasons[kind], values);
}

function stateOf(bill: Bill, choice: Choice | null): BillView["state"] {
  if (bill.plan.price === null) return "unpriced";
  if (bill.reasons.length > 0) return "unfit";
  return choice?.bills.includes(bill) ? "cheapest" : "fits";
}

const markOf = (state: BillView["state"], choice: Choice | null, { marks }: ViewWords): string => {
  if (state !== "cheapest" || choice === null) return marks[state];
  return choice.bills.length > 1 ? marks.tie : marks[choice.certain ? "cheapest" : "published"];
};

/** What a plan costs when the year in which something was paid once is over. */
function afterOf(bill: Bill, words: ViewWords): string {
  // “At least nothing” would say nothing.
  if (bill.once === 0 || (bill.high === null && bill.low === bill.once)) return "";
  const high = bill.high === null ? null : bill.high - bill.once;
  return put(words.after, { sum: sumOf({ ...bill, low: bill.low - bill.once, high }, words) });
}

const list = new Intl.ListFormat("en-US");

const namesOf = (bills: readonly Bill[]): string => list.format(bills.map(({ plan }) => plan.name));

function verdictOf(bills: readonly Bill[], choice: Choice | null, words: ViewWords): string {
  const { verdicts } = words;
  if (choice === null) {
    const fitting = fittingOf(bills);
    return fitting.length === 0
      ? verdicts.none
      : put(verdicts.unknown, { plans: namesOf(fitting) });
  }
  const [first, ...tied] = choice.bills;
  // Of a tie, the one whose sum says most: “at most” where one of them may be less.
  const open = tied.find(({ low, high }) => low !== high) ?? first;
  if (tied.length > 0)
    return put(verdicts.tie, { plans: namesOf(choice.bills), sum: sumOf(open, words) });
  const values = { plan: first.plan.name, sum: sumOf(first, words) };
  return put(verdicts[choice.certain ? "cheapest" : "published"], values);
}

/** What an uncertain verdict hangs on: sums without a most first, then what is not published, or may be less. */
function openOf(choice: Choice | null, { open }: ViewWords): string {
  if (choice === null || choice.certain) return "";
  const { bills, rivals } = choice;
  const unbounded = rivals.filter(({ high }) => high === null);
  const bounded = rivals.filter(({ high }) => high !== null);
  const asking = [...new Set([...bills, ...bounded])].filter(({ asks }) => asks);
  const said = unbounded.length > 0 ? [put(open.unbounded, { plans: namesOf(unbounded) })] : [];
  if (bounded.length > 0)
    said.push(
      asking.length > 0
        ? put(open.asks, { plans: namesOf(asking) })
        : put(open.most, { plans: namesOf(bounded) }),
    );
  return said.join(" ");
}

/** @returns everything that the calculator says of a year */
export function viewOf(inputs: Inputs, tariff: Tariff, words: ViewWords): View {
  const bills = billsOf(inputs, tariff);
  const choice = cheapestOf(bills);
  return {
    bills: bills.map((bill) => {
      const state = stateOf(bill, choice);
      return {
        plan: bill.plan.id,
        name: bill.plan.name,
        state,
        mark: markOf(state, choice, words),
        reasons: bill.reasons.map((reason) => reasonOf(reason, inputs, words)),
        lines: bill.lines.map((line) => ({
          id: line.id,
          how: howOf(line.id, bill, inputs, tariff.agent, words),
          amount: amountOf(line, words),
        })),
        sum: bill.plan.price === null ? words.ask : sumOf(bill, words),
        after: afterOf(bill, words),
      };
    }),
    verdict: verdictOf(bills, choice, words),
    open: openOf(choice, words),
    payback: paybackView(inputs, bills, choice, words.payback),
  };
}
