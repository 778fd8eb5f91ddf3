/**
 * A sum in an address: `/pricing/#calculator?subscriptions=240000&stores=2`. Behind the hash, since no server is told
 * what stands there: what a shop turns over is nobody's business. Pure.
 */

/** Longer values are no numbers, and would make the address unusable: they are cut, and the cut shows. */
export const longest = 60;

interface Addressed<Id extends string> {
  /** What the address has for each field, as it was written; what is too long ends in “…”, and so is no number. */
  readonly texts: Readonly<Partial<Record<Id, string>>>;
  /** How many things it has that are for no field, or for one that it had already. */
  readonly odd: number;
}

export interface Address<Id extends string> {
  /** @returns the part of the address from the hash on; too long a text is left out */
  toAddress(texts: Readonly<Record<Id, string>>): string;
  /**
   * @param hash from the hash on
   * @returns null where it holds no sum. Nothing in it is trusted: values are read like typed ones
   */
  fromAddress(hash: string): Addressed<Id> | null;
}

/**
 * @param start how the hash of such an address begins, up to the question mark
 * @param ids of the fields, in the order in which they are written
 */
export const addressOf = <Id extends string>(start: string, ids: readonly Id[]): Address<Id> => ({
  toAddress(texts) {
    const kept = ids.filter((id) => texts[id].length <= longest);
    return start + new URLSearchParams(kept.map((id) => [id, texts[id]])).toString();
  },
  fromAddress(hash) {
    if (!hash.startsWith(start)) return null;
    const texts: Partial<Record<Id, string>> = {};
    let odd = 0;
    for (const [key, value] of new URLSearchParams(hash.slice(start.length))) {
      const id = ids.find((each) => each === key);
      if (id === undefined || texts[id] !== undefined) odd++;
      else texts[id] = value.length > longest ? `${value.slice(0, longest)}…` : value;
    }
    return { texts, odd };
  },
});
