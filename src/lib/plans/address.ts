/**
 * A calculation in an address: `/pricing/#calculator?subscriptions=240000&stores=2`. Behind the hash, since no server
 * is told what stands there: what a shop turns over is nobody's business. Pure.
 */
import { type FieldId, fieldIds } from "./kinds.ts";

const start = "#calculator?";

/** Longer values are no numbers, and would make the address unusable: they are cut, and the cut shows. */
export const longest = 60;

export interface Addressed {
  /** What the address has for each field, as it was written; what is too long ends in “…”, and so is no number. */
  readonly texts: Readonly<Partial<Record<FieldId, string>>>;
  /** How many things it has that are for no field, or for one that it had already. */
  readonly odd: number;
}

/** @returns the part of the address from the hash on; too long a text is left out */
export function toAddress(texts: Readonly<Record<FieldId, string>>): string {
  const kept = fieldIds.filter((id) => texts[id].length <= longest);
  return start + new URLSearchParams(kept.map((id) => [id, texts[id]])).toString();
}

/**
 * @param hash from the hash on
 * @returns null where it holds no calculation. Nothing in it is trusted: values are read like typed ones
 */
export function fromAddress(hash: string): Addressed | null {
  if (!hash.startsWith(start)) return null;
  const texts: Partial<Record<FieldId, string>> = {};
  let odd = 0;
  for (const [key, value] of new URLSearchParams(hash.slice(start.length))) {
    const id = fieldIds.find((each) => each === key);
    if (id === undefined || texts[id] !== undefined) odd++;
    else texts[id] = value.length > longest ? `${value.slice(0, longest)}…` : value;
  }
  return { texts, odd };
}
