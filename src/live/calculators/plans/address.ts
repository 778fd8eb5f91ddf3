/** A year of the plan calculator in an address. */
import { addressOf } from "#live/calculators/numbers/address.ts";
import { fieldIds } from "./kinds.ts";

export const planAddress = addressOf("#calculator?", fieldIds);
