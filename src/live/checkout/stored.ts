/**
 * Stores the checkout in the tab and reads it back; what it finds may be anything. It stores what a visitor typed or
 * built, but not the step, so that a reload starts at the cart.
 */
import { longestAddress, quantities, readWhole } from "./fields.ts";
import { type Draft, fieldNames, thenKinds, whenKinds } from "./rules.ts";
import { countryIds, offerIds, productIds } from "./shop.ts";
import { initialState, type Line, longestField, mostRules, type CheckoutState } from "./state.ts";

const version = 1;

/** @returns the record as text */
export function toStore({ lines, rules: { drafts }, ...state }: CheckoutState): string {
  const { country, email, address, signedIn, points, kept } = state;
  const cart = lines.map(({ product, typed }) => [product, typed]);
  const typed = { country, email, address, drafts };
  return JSON.stringify({ version, cart, ...typed, signedIn, points, kept });
}

type Loose = Readonly<Record<string, unknown>>;

const isLoose = (found: unknown): found is Loose => typeof found === "object" && found !== null;
const asText = (found: unknown): string =>
  typeof found === "string" ? found.slice(0, longestField) : "";

/** One of a list, or undefined. */
const among = <T extends string>(list: readonly T[], found: unknown): T | undefined =>
  list.find((each) => each === found);

function readLine(found: unknown): Line[] {
  if (!Array.isArray(found)) return [];
  const product = among(productIds, found[0]);
  if (product === undefined) return [];
  const typed = asText(found[1]);
  const read = readWhole(typed, quantities);
  return [{ product, typed, quantity: typeof read === "number" ? read : 1 }];
}

function readDraft(found: unknown, at: number): Draft[] {
  if (!isLoose(found)) return [];
  const [when, then] = [among(whenKinds, found["when"]), among(thenKinds, found["then"])];
  if (when === undefined || then === undefined) return [];
  const fields = isLoose(found["fields"]) ? found["fields"] : {};
  const texts = fieldNames.flatMap((name) =>
    typeof fields[name] === "string" ? [[name, asText(fields[name])] as const] : [],
  );
  // Ids are reassigned: two rules with the same id would be one.
  return [{ id: at + 1, on: found["on"] === true, when, then, fields: Object.fromEntries(texts) }];
}

const unique = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ product }, i) => lines.findIndex((each) => each.product === product) === i);

/** @returns the state to continue with; null if nothing valid was stored */
export function readStored(text: string | undefined): Partial<CheckoutState> | null {
  let found: unknown;
  try {
    found = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  if (!isLoose(found) || found["version"] !== version) return null;
  const { cart, country, email, address, signedIn, points, kept, drafts } = found;
  if (!Array.isArray(cart) || !Array.isArray(drafts)) return null;
  return {
    lines: unique(cart.slice(0, productIds.length).flatMap(readLine)),
    country: among(countryIds, country) ?? "",
    email: asText(email),
    address: asText(address).slice(0, longestAddress * 10),
    signedIn: signedIn === true,
    points: Number.isSafeInteger(points) ? Math.max(0, Number(points)) : initialState.points,
    kept: among(offerIds, kept) ?? null,
    rules: { ...initialState.rules, drafts: drafts.slice(0, mostRules).flatMap(readDraft) },
  };
}
