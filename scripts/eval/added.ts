/** Adds a condition to questions, and tells whether what was added is in the plan and all else still there. */
import type { Filter, Plan } from "#live/ai/ezql/plan.ts";
import type { Part, Said } from "./holds.ts";

const middle = /\s(?=(?:by|in|for|per|from|last|during|since|each|over|with|of)\s)/;
const bare = (question: string): string => question.trim().replace(/[.?!\s]+$/, "");
const opened = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where something can be added to a question. */
export const places: Readonly<Record<string, (question: string, more: string) => string>> = {
  end: (question, more) => `${bare(question)} ${more}`,
  comma: (question, more) => `${bare(question)}, ${more}?`,
  dash: (question, more) => `${bare(question)} - ${more}`,
  bracket: (question, more) => `${bare(question)} (${more})`,
  front: (question, more) => `${opened(more)}, ${question}`,
  colon: (question, more) => `${opened(more)}: ${question}`,
  sentence: (question, more) => `${bare(question)}. ${opened(more)}.`,
  middle: (question, more) => bare(question).replace(middle, ` ${more} `),
  inserted: (question, more) => bare(question).replace(middle, `, ${more}, `),
};

const has = (filters: readonly Filter[], filter: Filter): boolean => {
  const told = JSON.stringify(filter);
  return filters.some((other) => JSON.stringify(other) === told);
};

const columnOf = (filter: Filter): string =>
  filter.kind === "values" ? filter.column : filter.kind === "number" ? filter.field : filter.kind;

export type Verdict = "kept" | "dropped" | "misread" | "lost" | "more" | "skipped";

/** What of the first plan is not in the second. */
function lost(first: Plan, second: Plan, changes: readonly Part[]): string[] {
  // A further figure next to what was asked takes nothing away, unless it is what is ranked.
  if (first.kind === "figures" && second.kind === "figures" && first.order === null)
    if (first.measures.every((id) => second.measures.includes(id)))
      changes = [...changes, "measures"];
  if (
    first.kind !== second.kind ||
    (first.kind === "list" && second.kind === "list" && first.of !== second.of)
  )
    return ["kind"];
  const parts: string[] = [];
  const differs = (part: Part) => {
    const [one, two] = [first, second].map((plan) =>
      JSON.stringify((plan as unknown as Record<string, unknown>)[part]),
    );
    return one !== two && !changes.includes(part);
  };
  for (const part of ["measures", "groups", "period", "shape", "having", "order", "limit"] as const)
    if (differs(part)) parts.push(part);
  if (!changes.includes("filters"))
    for (const filter of first.filters)
      if (!has(second.filters, filter)) parts.push(`filter ${columnOf(filter)}`);
  return parts;
}

export interface Finding {
  readonly verdict: Verdict;
  readonly why: string;
}

export function judge(first: Plan, second: Plan, said: Said): Finding {
  if (said.holds(first)) return { verdict: "skipped", why: "" };
  if (said.changes.includes("period") && first.period !== null)
    return { verdict: "skipped", why: "" };
  if (said.changes.includes("limit") && first.limit !== null)
    return { verdict: "skipped", why: "" };
  const fresh = second.filters.filter((filter) => !has(first.filters, filter));
  if (fresh.some((filter) => first.filters.some((other) => columnOf(other) === columnOf(filter))))
    return { verdict: "skipped", why: "" };
  if (JSON.stringify(first) === JSON.stringify(second)) return { verdict: "dropped", why: "" };
  if (!said.holds(second)) return { verdict: "misread", why: "" };
  const gone = lost(first, second, said.changes);
  if (gone.length > 0) return { verdict: "lost", why: gone.join() };
  return fresh.length > 1
    ? { verdict: "more", why: fresh.map(columnOf).join() }
    : { verdict: "kept", why: "" };
}
