/** What a visitor types, or copies from the grid, as the table stores it. Pure. */

/** "$1,234.50" as 1234.50; a text that is no such figure as it is. */
export const plainNumber = (typed: string): string => {
  const text = typed.trim();
  return /^-?\$?(?:\d[\d,]*\.?\d*|\.\d+)$/.test(text) ? text.replace(/[$,]/g, "") : text;
};

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const day =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (\d{1,2}), (\d{4})(?:, (\d\d:\d\d))?/gi;

export interface SearchTerm {
  readonly typed: string;
  /** The same as dates, times and numbers are stored. */
  readonly stored: string;
}

/** The words of a search; a day as the grid shows it ("Mar 1, 2023") is one. */
export function searchTerms(search: string): SearchTerm[] {
  const days: SearchTerm[] = [];
  const rest = search.replace(day, (typed: string, ...parts: (string | undefined)[]) => {
    const [month = "", date = "", year = "", time] = parts;
    const number = String(months.indexOf(month.toLowerCase()) + 1).padStart(2, "0");
    const clock = time === undefined ? "" : ` ${time}`;
    days.push({ typed, stored: `${year}-${number}-${date.padStart(2, "0")}${clock}` });
    return " ";
  });
  const words = rest.split(/\s+/).filter((word) => word !== "");
  return [...days, ...words.map((typed) => ({ typed, stored: plainNumber(typed) }))];
}
