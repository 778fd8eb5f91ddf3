/** What a follow-up question took over from the question before, and the answer without a part of it. */
import { chartFor } from "./chart.ts";
import type { Filter, Plan } from "./plan.ts";
import { sayFilter, sayGroup, titleOf } from "./say.ts";
import { writeSql } from "./sql/write.ts";
import type { KeptPart, Understood } from "./types.ts";
import type { EzqlWords } from "./vocabulary.ts";

const filterId = (filter: Filter): string => `filter ${JSON.stringify(filter)}`;

/** The parts of a plan that can be told apart, each by an id. */
function partsOf(plan: Plan, words: EzqlWords): readonly KeptPart[] {
  const part = (id: string, said: string, removable = true) => ({ id, words: said, removable });
  const figures = plan.kind === "figures" ? plan : null;
  return [
    plan.kind === "list"
      ? part(`list ${plan.of}`, plan.of, false)
      : part(
          `measures ${plan.measures.join()}`,
          plan.measures.map((id) => words.measures[id].name).join(", "),
          false,
        ),
    ...(figures?.groups ?? []).map((id) => part(`group ${id}`, `by ${sayGroup(id)}`)),
    ...plan.filters.map((filter) => part(filterId(filter), sayFilter(filter))),
    ...(plan.period === null
      ? []
      : [part(`period ${plan.period.from ?? ""} ${plan.period.to ?? ""}`, plan.period.words)]),
  ];
}

/** @returns the parts that both plans have, where the second question went on from the first */
export function keptParts(plan: Plan, last: Plan | null, words: EzqlWords): readonly KeptPart[] {
  if (last === null) return [];
  const before = new Set(partsOf(last, words).map(({ id }) => id));
  return partsOf(plan, words).filter(({ id }) => before.has(id));
}

function withoutPart(plan: Plan, id: string): Plan {
  const period = id.startsWith("period ") ? null : plan.period;
  const filters = plan.filters.filter((filter) => filterId(filter) !== id);
  if (plan.kind === "list") return { ...plan, filters, period };
  const groups = plan.groups.filter((group) => `group ${group}` !== id);
  // Without its groups nothing is left to be ranked.
  const ranking = groups.length === 0 ? { order: null, limit: null, skip: 0, having: null } : {};
  return { ...plan, filters, period, groups, ...ranking };
}

/** @returns the answer as it was where its plan has no answer without that part */
export const createDrop =
  (words: EzqlWords) =>
  (answer: Understood, id: string): Understood => {
    const plan = withoutPart(answer.plan, id);
    const written = writeSql(plan);
    if (written === null) return answer;
    return {
      ...answer,
      plan,
      title: titleOf(plan, words),
      sql: written.sql,
      chart: chartFor(plan, written),
      kept: answer.kept.filter((part) => part.id !== id),
    };
  };
