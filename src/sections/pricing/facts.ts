/** The comparison's rows, in words: prices and fees first, then what content/plans.yaml compares. Pure. */
import { has } from "#lib/plans/bill.ts";
import { type PlanId, planIds, type RowId } from "#lib/plans/kinds.ts";
import { countWords, dollars, percentWords, smallPrice } from "#lib/plans/money.ts";
import { readCell, tariffOf } from "#lib/plans/tariff.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";

type Words = Content<"pricing">["compare"];
type Plans = Content<"plans">;

export interface Fact {
  /** How it is drawn: a mark for yes and no, else the words. */
  readonly look: "yes" | "no" | "ask" | "words";
  readonly text: string;
  /** What is said below it. */
  readonly note?: string;
}

export interface FactRow {
  readonly id: string;
  readonly label: string;
  readonly facts: Readonly<Record<PlanId, Fact>>;
}

export interface FactGroup {
  readonly title: string;
  readonly rows: readonly FactRow[];
}

/** The rows that say how much; the others say whether. */
const amounts: readonly RowId[] = ["stores", "users", "runs", "requests"];

const row = (id: string, label: string, of: (plan: PlanId) => Fact): FactRow => ({
  id,
  label,
  facts: Object.fromEntries(planIds.map((plan) => [plan, of(plan)])) as Record<PlanId, Fact>,
});

/** What content/plans.yaml says of a plan in one cell. */
function factOf(written: string, form: string, { cells }: Words): Fact {
  const cell = readCell(written) ?? "ask";
  if (typeof cell === "number")
    return { look: "words", text: put(form, { count: countWords(cell) }) };
  if (cell === "n/a") return { look: "words", text: cells.none };
  return cell === "unlimited"
    ? { look: "words", text: cells.unlimited }
    : { look: cell, text: cells[cell] };
}

function priceRows(plans: Plans, words: Words): readonly FactRow[] {
  const tariff = tariffOf(plans);
  const known = (text: string | null | undefined, note?: string): Fact =>
    text ? { look: "words", text, ...(note === undefined ? {} : { note }) } : askUs;
  const askUs: Fact = { look: "ask", text: words.cells.ask };
  const plan = (id: PlanId) => tariff.plans.find((each) => each.id === id);
  const said = (id: PlanId) => plans.plans.find((each) => each.id === id);
  const feeOf = (id: PlanId) => {
    const fee = plan(id)?.fee;
    return fee ? `${fee.upTo ? "up to " : ""}${percentWords(fee.points)}` : null;
  };
  const message = (id: PlanId, kind: "sms" | "mms") => {
    const messages = plan(id)?.messages;
    return known(messages && smallPrice(messages[kind]), words.carriers);
  };
  return [
    row("price", words.price, (id) => {
      const price = plan(id)?.price;
      return known(price && dollars(price.cents), said(id)?.price?.label);
    }),
    row("fee", words.fee, (id) => known(feeOf(id))),
    row("sms", words.sms, (id) => message(id, "sms")),
    row("mms", words.mms, (id) => message(id, "mms")),
    row("agents", words.agents, (id) => {
      const each = plan(id);
      if (each && !has(each, "agents")) return { look: "words", text: words.cells.none };
      return known(each?.agents?.toString());
    }),
  ];
}

/** @returns the table's groups; what is not published is “ask us” */
export function factsOf(plans: Plans, words: Words): readonly FactGroup[] {
  const rows = plans.comparison.map(({ id, label, form, cells }) => ({
    id,
    row: row(id, label, (plan) => factOf(cells[plan], form ?? "[count]", words)),
  }));
  const some = (isAmount: boolean) =>
    rows.filter(({ id }) => amounts.includes(id) === isAmount).map((each) => each.row);
  return [
    { title: words.groups.prices, rows: priceRows(plans, words) },
    { title: words.groups.amounts, rows: some(true) },
    { title: words.groups.parts, rows: some(false) },
  ];
}
