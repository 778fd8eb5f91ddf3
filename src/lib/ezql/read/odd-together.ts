import { measures } from "../measures.ts";
import type { Filter, GroupId, MeasureId } from "../plan.ts";
import type { Found } from "./found.ts";
import { nobodyIn } from "./within.ts";

/** Whether conditions do not go with the figure that they are said of. */
export function areOdd(
  found: Found,
  named: readonly Filter[],
  first: MeasureId,
  groups: readonly GroupId[],
): boolean {
  const { pieces } = found;
  // E-mails sent are in no book; customers who came by e-mail are.
  const mails = named.some((filter) => filter.kind === "values" && filter.values.includes("email"));
  if (mails && measures[first].base === "messages") return true;
  // Nobody is told how often they ordered but customers; and who is worth most, nobody said by what.
  const never = named.some((filter) => filter.kind === "fact" && filter.fact === "never_ordered");
  const { counted } = found.groups;
  const ofOthers =
    measures[first].base !== "customers" || (counted !== null && counted !== "customer");
  if (never && (ofOthers || (nobodyIn(pieces) && found.groups.options.length > 0))) return true;
  const worth = pieces.some(({ chunk }) => /^(?:most|least|more) valuable$/i.test(chunk.text));
  if (worth && groups.length === 0) return true;
  // Of the offers that were not taken none was.
  return (
    first === "acceptance_rate" &&
    named.some((filter) => filter.kind === "fact" && filter.fact.endsWith("accepted"))
  );
}
