/** Whether a table's first row names its columns. */
import { marksOf, newColumn, note, type ColumnMarks } from "./kinds.ts";
import { anyStyle, mark } from "./marks.ts";

/** Nobody names a column so: addresses, and what is longer than a name. */
const isContent = (text: string): boolean => /@|:\/\//.test(text) || text.length > 80;

/** "2019", which may as well be the name of a column with that year's figures. */
const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text.trim());

const isTyped = (text: string): boolean => text !== "" && (marksOf(text) & mark.value) !== 0;

/** What a column says: above 0 for a header, below against. */
function vote(first: string, rest: readonly string[]): number {
  if (first.trim() === "") return 0;
  if (isContent(first)) return -1;
  const column: ColumnMarks = newColumn();
  for (const value of rest) note(column, value);
  const isRestTyped = column.styles !== 0 && (column.facts & mark.value) !== 0;
  if (isYear(first)) return rest.some((value) => value !== "" && !isYear(value)) ? 0 : -1;
  if (isTyped(first)) return -1;
  if (isRestTyped) return (marksOf(first) & anyStyle & column.styles) === 0 ? 1 : 0;
  return rest.includes(first) ? -1 : 0;
}

/** @param records the first ones of the file, fields as texts @returns whether the first is a header */
export function hasHeader(records: readonly (readonly string[])[]): boolean {
  const [first = [], ...rest] = records;
  let votes = 0;
  for (const [i, text] of first.entries()) {
    votes += vote(
      text,
      rest.map((fields) => fields[i] ?? ""),
    );
  }
  if (votes !== 0) return votes > 0;
  const names = first.filter((text) => text.trim() !== "");
  if (new Set(names).size !== names.length) return false;
  return (
    names.some((text) => !isTyped(text)) && names.every((text) => !isTyped(text) || isYear(text))
  );
}
