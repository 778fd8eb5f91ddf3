/** Writes a year into the slips of src/sections/pricing/BillSlip.tsx. */
import words from "virtual:words/planCalculator";
import plans from "virtual:words/plans";
import type { Inputs } from "#live/calculators/plans/kinds.ts";
import { tariffOf } from "#live/calculators/plans/tariff.ts";
import { type View, viewOf } from "#live/calculators/plans/view.ts";
import { write } from "#script/sums/write.ts";

const tariff = tariffOf(plans);

/**
 * @param part the calculator, whose slips are brought in step
 * @returns what is said of them as a whole, for say.ts
 */
export function paint(part: HTMLElement, inputs: Inputs): Pick<View, "verdict" | "open"> {
  const view = viewOf(inputs, tariff, words);
  for (const bill of view.bills) {
    const slip = part.querySelector<HTMLElement>(`[data-bill="${bill.plan}"]`);
    if (!slip) continue;
    slip.dataset["state"] = bill.state;
    write(slip, "[data-mark]", bill.mark);
    write(slip, "[data-reasons]", bill.reasons.join("\n"));
    for (const { id, how, amount } of bill.lines) {
      write(slip, `[data-line="${id}"] [data-how]`, how);
      write(slip, `[data-line="${id}"] [data-amount]`, amount);
    }
    write(slip, "[data-sum]", bill.sum);
    write(slip, "[data-after]", bill.after);
  }
  const { lines, plans: left, verdict, units } = view.payback;
  for (const { id, how, amount } of lines) {
    write(part, `[data-back="${id}"] [data-how]`, how);
    write(part, `[data-back="${id}"] [data-amount]`, amount);
  }
  for (const each of left) write(part, `[data-left="${each.plan}"]`, each.left);
  write(part, "[data-payback]", verdict);
  write(part, "[data-units]", units);
  return view;
}
