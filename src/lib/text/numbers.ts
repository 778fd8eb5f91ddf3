/**
 * Numbers in English. Not with `Intl.NumberFormat`: the first one on a page takes a phone 100 to 200 ms, during which the
 * demo that was just pressed stands still. It still writes what only it can: figures of 16 digits and more.
 */

/**
 * @param most the number of decimals at most, as with `Intl` three; zeros at their end are left out
 * @param fewest decimals that are shown even if they are zeros
 * @returns the number with commas: 1234.5 is “1,234.5”
 */
export function formatNumber(value: number, most = 3, fewest = 0): string {
  if (!(Math.abs(value) < 1e15)) {
    const places = { minimumFractionDigits: fewest, maximumFractionDigits: most };
    return value.toLocaleString("en-US", places);
  }
  const text = Number.isInteger(value) ? String(value) : value.toFixed(most);
  const [whole = "", decimals = ""] = text.split(".");
  const shown = decimals.replace(/0+$/, "").padEnd(fewest, "0");
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ",") + (shown && `.${shown}`);
}

/** A number of 1,000 or more in short: 12345 is “12.35K”, 1200000 is “1.2M”. */
export function compactNumber(value: number): string {
  const power = Math.min(4, Math.floor(Math.log10(Number(value.toPrecision(5))) / 3));
  return formatNumber(value / 1000 ** power, 2) + ["", "K", "M", "B", "T"][power];
}

/** “Starter, Growth, and Scale”. */
export const andList = (items: readonly string[]): string =>
  items.length < 3
    ? items.join(" and ")
    : `${items.slice(0, -1).join(", ")}, and ${items.at(-1) ?? ""}`;
