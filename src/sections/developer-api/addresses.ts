/** Addresses of this site that carry something, made by the code that reads them. Pure. */
import { plainNumber } from "#live/calculators/numbers/rule.ts";
import { planAddress } from "#live/calculators/plans/address.ts";
import { fieldRules, inputsOf } from "#live/calculators/plans/fields.ts";
import { type FieldId, fieldIds } from "#live/calculators/plans/kinds.ts";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { toolFrame } from "#lib/site/embed.ts";

/** @param starts the example of the plan calculator */
export function planLink(starts: Readonly<Record<FieldId, number>>): string {
  const inputs = inputsOf(starts);
  const texts = Object.fromEntries(
    fieldIds.map((id) => [id, plainNumber(fieldRules[id], inputs[id])]),
  ) as Record<FieldId, string>;
  return `/pricing/${planAddress.toAddress(texts)}`;
}

export const queryLink = (sql: string): string => `/queries/${fragmentOf(sql) ?? ""}`;

export const toolLink = "/free-tools/#tool-margin?price=75&discount=10";
export const framedToolLink = `${toolFrame("margin")}#tool-margin?price=75&discount=10`;
