/**
 * A sum in an address: `/pricing/#calculator?subscriptions=240000&stores=2`. It follows the hash, which is not sent to
 * any server: a shop's turnover is private. Pure.
 */

/** Longer values are not numbers, and would make the address unusable: they are cut, visibly. */
const longest = 60;

type Texts = Readonly<Record<string, string>>;

/**
 * @param section the id of the calculator's section
 * @param ids of its fields, in the order they are written
 */
export const addressOf = (section: string, ids: readonly string[]) => ({
  /** @returns the part of the address from the hash on, without texts that are too long */
  toAddress(texts: Texts): string {
    const pairs = ids.map((id) => [id, texts[id] ?? ""]);
    const kept = pairs.filter(([, text = ""]) => text.length <= longest);
    return `#${section}?${new URLSearchParams(kept).toString()}`;
  },
  /**
   * Nothing in the hash is trusted: values are read like typed ones.
   *
   * @returns the value of each field, where one that is too long ends in “…”, and how many values match no field or a
   *   field that already has one; null if the hash contains no sum
   */
  fromAddress(hash: string): { readonly texts: Texts; readonly odd: number } | null {
    const start = `#${section}?`;
    if (!hash.startsWith(start)) return null;
    const texts = new Map<string, string>();
    let odd = 0;
    for (const [id, value] of new URLSearchParams(hash.slice(start.length))) {
      if (!ids.includes(id) || texts.has(id)) odd++;
      else texts.set(id, value.length > longest ? `${value.slice(0, longest)}…` : value);
    }
    return { texts: Object.fromEntries(texts), odd };
  },
});
