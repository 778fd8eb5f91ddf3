import { measures } from "../measures.ts";
import type { FieldId, MeasureId } from "../plan.ts";

/** The amount of a row of each table. */
export function usualField(measure: MeasureId): FieldId | null {
  switch (measures[measure].base) {
    case "orders":
    case "items":
      return "total";
    case "charges":
      return "amount";
    case "products":
      return "price";
    case "offers":
      return "added_amount";
    default:
      return null;
  }
}
