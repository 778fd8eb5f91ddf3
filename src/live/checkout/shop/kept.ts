/**
 * What the tab keeps of the demo, and how it is read back: what was found may be anything. Kept is what someone
 * typed or built; how far they had walked is not, so that a reload begins at the cart.
 */
import { longestAddress } from "./address.ts";
import { quantities, readWhole } from "./amounts.ts";
import { longestField, mostRules } from "./rule-list.ts";
import { type Draft, fieldNames, thenKinds, whenKinds } from "./rules.ts";
import { countryIds, offerIds, productIds } from "./shop.ts";
import { firstWalk, type Line, type Walk } from "./walk.ts";

const version = 1;

/** @returns the record as text */
export function writeWalk({ lines, rules: { drafts }, ...walk }: Walk): string {
  const { country, email, address, signedIn, points, kept } = walk;
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
  // Ids are given new: two of one would be one rule.
  return [{ id: at + 1, on: found["on"] === true, when, then, fields: Object.fromEntries(texts) }];
}

const unique = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ product }, i) => lines.findIndex((each) => each.product === product) === i);

/** @returns the walk to go on with; null where nothing was kept, or something else */
export function readWalk(text: string | undefined): Partial<Walk> | null {
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
    points: Number.isSafeInteger(points) ? Math.max(0, Number(points)) : firstWalk.points,
    kept: among(offerIds, kept) ?? null,
    rules: { ...firstWalk.rules, drafts: drafts.slice(0, mostRules).flatMap(readDraft) },
  };
}
