/**
 * A sum in an address: `/pricing/#calculator?subscriptions=240000&stores=2`. It follows the hash, which is not sent to
 * any server: a shop's turnover is private. Pure.
 */

/** Longer values are not numbers, and would make the address unusable: they are cut, visibly. */
export const longest = 60;

interface Addressed<Id extends string> {
  /** The address's value for each field, as written; one that is too long ends in “…”, so it is not a number. */
  readonly texts: Readonly<Partial<Record<Id, string>>>;
  /** How many of its values match no field, or one that already has a value. */
  readonly odd: number;
}

export interface Address<Id extends string> {
  /** @returns the part of the address from the hash on, without texts that are too long */
  toAddress(texts: Readonly<Record<Id, string>>): string;
  /**
   * @param hash from the hash on
   * @returns null if it contains no sum. Nothing in it is trusted: values are read like typed ones
   */
  fromAddress(hash: string): Addressed<Id> | null;
}

/**
 * @param start the beginning of such an address's hash, up to the question mark
 * @param ids of the fields, in the order they are written
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
