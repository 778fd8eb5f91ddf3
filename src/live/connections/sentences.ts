/** The findings in words. Pure. */
import type { Finding, Report, Severity } from "./findings.ts";
import type { ConnectionSlug, DatabaseNames } from "./databases.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Content } from "#content/collections.ts";

type Words = Content<"connectionChecker">;

/** @returns a database's name; empty for none */
export const nameOf = (slug: ConnectionSlug | null, names: DatabaseNames): string =>
  slug === null ? "" : (names[slug] ?? slug);

/** @returns title and text of a finding, with their brackets filled in */
export function sentencesOf(
  words: Words,
  { kind, values, page }: Finding,
  names: DatabaseNames,
): { readonly title: string; readonly text: string } {
  const name = nameOf(page, names);
  const all = {
    ...values,
    page: name,
    ...("other" in values ? { other: values["other"] || name } : {}),
  };
  const { title, text } = words.findings[kind];
  return { title: interpolate(title, all), text: interpolate(text, all) };
}

/** The verdict on the whole string: that of its most serious finding. */
export const verdictOf = ({ findings }: Report): Severity | "good" =>
  findings[0]?.severity ?? "good";

/** What screen readers announce: the verdict, and how many findings there are. */
export function announcement(words: Words, report: Report): string {
  const { length } = report.findings;
  const verdict = words.verdicts[verdictOf(report)];
  if (length === 0) return verdict;
  return `${verdict} ${length === 1 ? words.counts.one : interpolate(words.counts.more, { count: length })}`;
}
