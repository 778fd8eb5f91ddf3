/** The comparison's rows, in words: prices and fees first, then what content/plans.yaml compares. Pure. */
import {
  type Cell,
  cellOf,
  feeWords,
  has,
  type Plan,
  smallPrice,
  tariffOf,
} from "#live/calculators/plans/bill.ts";
import { countWords, dollars } from "#live/calculators/numbers.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Content } from "#content/collections.ts";

type Words = Content<"pricing">["compare"];
type Plans = Content<"plans">;

export interface Fact {
  /** How a cell is shown: as a mark for yes and no, otherwise as words. */
  readonly look: "yes" | "no" | "ask" | "words";
  readonly text: string;
  /** The note below it. */
  readonly note?: string;
}

export interface FactRow {
  readonly id: string;
  readonly label: string;
  /** One for each plan, in their order. */
  readonly facts: readonly Fact[];
}

export interface FactGroup {
  readonly title: string;
  readonly rows: readonly FactRow[];
}

const words = (text: string, note?: string): Fact => ({
  look: "words",
  text,
  ...(note !== undefined && { note }),
});

/** A cell of content/plans.yaml. */
function cellFact(cell: Cell, form: string, { cells }: Words): Fact {
  if (typeof cell === "number") return words(interpolate(form, { count: countWords(cell) }));
  if (cell === "n/a") return words(cells.none);
  return cell === "unlimited" ? words(cells.unlimited) : { look: cell, text: cells[cell] };
}

function priceRows(plans: Plans, labels: Words): readonly FactRow[] {
  const tariff = tariffOf(plans);
  const known = (text: string | undefined, note?: string): Fact =>
    text === undefined ? { look: "ask", text: labels.cells.ask } : words(text, note);
  const row = (id: string, label: string, of: (plan: Plan, i: number) => Fact): FactRow => ({
    id,
    label,
    facts: tariff.plans.map(of),
  });
  const message = (id: "sms" | "mms") =>
    row(id, labels[id], ({ messages }) =>
      known(messages ? smallPrice(messages[id]) : undefined, labels.carriers),
    );
  return [
    row("price", labels.price, ({ price }, i) =>
      known(price ? dollars(price.cents) : undefined, plans.plans[i]?.price?.label),
    ),
    row("fee", labels.fee, ({ fee }) => known(fee ? feeWords(fee) : undefined)),
    message("sms"),
    message("mms"),
    row("agents", labels.agents, (plan) =>
      has(plan, "agents") ? known(plan.agents?.toString()) : words(labels.cells.none),
    ),
  ];
}

/** @returns the table's groups; unpublished values become “ask us” */
export function factsOf(plans: Plans, labels: Words): readonly FactGroup[] {
  const tariff = tariffOf(plans);
  const rowsOf = (rows: Plans["comparison"]["parts"]) =>
    rows.map(({ id, label, form = "[count]" }) => ({
      id,
      label,
      facts: tariff.plans.map((plan) => cellFact(cellOf(plan, id), form, labels)),
    }));
  return [
    { title: labels.groups.prices, rows: priceRows(plans, labels) },
    { title: labels.groups.amounts, rows: rowsOf(plans.comparison.amounts) },
    { title: labels.groups.parts, rows: rowsOf(plans.comparison.parts) },
  ];
}
