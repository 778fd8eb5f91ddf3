/** What is set side by side, and what a share is a part of. */
import type { GroupId, MeasureId, Filter, Side } from "../plan.ts";
import { opposites } from "./opposites.ts";
import { sayValue } from "./filters.ts";
import type { Named } from "./filters.ts";
import type { Found } from "./found.ts";
import { anyRole, hasKind, hasRole, isFiller, neighbour } from "./pieces.ts";

/** “For checkout and post purchase: …”, “both in Texas and Florida”: each of the values on its own. */
export function asksEach({ pieces, named }: Found): boolean {
  if (anyRole(pieces, "joint")) return false;
  if (
    pieces.some(
      ({ at, chunk }) =>
        // “Each affiliate” is each of something else.
        !(/\beach$/i.test(chunk.text) && hasKind(neighbour(pieces, at, 1), "group")) &&
        /\b(?:both|respectively|separately|individually|side by side|each|one (?:line|row|entry) for)\b/i.test(
          chunk.text,
        ),
    )
  )
    return true;
  const text = pieces.map(({ chunk }) => chunk.text).join(" ");
  const parts =
    /\b(?:splits?|divid\w+|distribut\w+|spread|break\w*|mix|shared?)\b.*\b(?:between|among|amongst|across|over|into)\b/i;
  if (parts.test(text) && named.length > 1) return true;
  const first = pieces.find((piece) => !isFiller(piece) && !hasRole(piece, "between"));
  const [one, two] = named;
  if (one === undefined || two === undefined || first !== one.piece) return false;
  if (anyRole(pieces, "only")) return false;
  // Of one kind, and in a row: “Texas and Florida: …”.
  const columnOf = ({ options: [option] }: Named) =>
    option?.kind === "values" ? option.column : null;
  const glue = neighbour(pieces, one.piece.at, 1);
  return columnOf(one) === columnOf(two) && hasRole(glue, "and", "comma");
}

/** Whether what is named stands on both sides of a word that sets apart. */
export const standApart = ({ pieces, named }: Found): boolean =>
  pieces.some(
    (piece) =>
      (hasRole(piece, "versus", "than", "or", "and", "comma") ||
        /\bthan$/i.test(piece.chunk.text)) &&
      named.some((one) => one.piece.at < piece.at) &&
      named.some((one) => one.piece.at > piece.at),
  );

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const sayDays = (days: readonly number[]): string =>
  days.length === 5 ? "weekdays" : days.length === 2 ? "weekends" : (dayNames[days[0] ?? 0] ?? "");

const denied = (filter: Filter | undefined): boolean => filter?.kind === "values" && filter.not;

/**
 * @param comparing something is set against something else
 * @param apart what is named stands on both sides of a word that does so
 */
export function sidesOf(
  filters: readonly Filter[],
  comparing: boolean,
  apart: boolean,
): { sides: Side[]; group: GroupId | null; rest: Filter[] } | null {
  const facts = filters.filter((filter) => filter.kind === "fact");
  const pair =
    facts.length === 2 &&
    (opposites[facts[0]?.fact ?? "accepted"] === facts[1]?.fact ||
      (comparing && facts.every(({ fact }) => fact.endsWith("_buyer"))));
  const days = filters.filter((filter) => filter.kind === "days");
  const named = filters.filter(
    (filter) =>
      filter.kind === "values" ||
      filter.kind === "fact" ||
      (filter.kind === "days" && days.length === 2),
  );
  const columns = named.map((filter) =>
    filter.kind === "values"
      ? filter.column
      : filter.kind === "fact"
        ? filter.fact
        : `days ${days.indexOf(filter as (typeof days)[number])}`,
  );
  if (!comparing && !pair) return null;
  const column = columns.find(
    (name, at) =>
      columns.indexOf(name) !== at && !denied(named[at]) && !denied(named[columns.indexOf(name)]),
  );
  if (column !== undefined && !pair) {
    const name = column.split(".")[1] ?? "";
    const group =
      column === "products.name"
        ? "product"
        : column === "affiliates.name"
          ? "affiliate"
          : column === "affiliates.channel"
            ? "affiliate_channel"
            : (name as GroupId);
    return { sides: [], group, rest: [...filters] };
  }
  const both = pair ? facts : named;
  if (both.length !== 2 || (!pair && !(apart || days.length === 2)) || both.some(denied))
    return null;
  const sides = both.map((filter): Side => ({
    label:
      filter.kind === "days"
        ? sayDays(filter.days)
        : filter.kind === "fact"
          ? filter.fact.replaceAll("_", " ")
          : sayValue(filter.kind === "values" ? filter.values.join(" or ") : ""),
    filter,
  }));
  return { sides, group: null, rest: filters.filter((filter) => !both.includes(filter as never)) };
}

/** What a share of these figures is a part of, where they are a part themselves. */
export const wholes: Partial<
  Record<MeasureId, { readonly of: MeasureId; readonly filter: Filter }>
> = {
  active_subscriptions: {
    of: "new_subscriptions",
    filter: { kind: "values", column: "subscriptions.status", values: ["active"], not: false },
  },
  buyers: { of: "customers", filter: { kind: "fact", fact: "has_ordered" } },
  affiliate_orders: { of: "orders", filter: { kind: "fact", fact: "by_affiliate" } },
  affiliate_revenue: { of: "revenue", filter: { kind: "fact", fact: "by_affiliate" } },
  offers_accepted: { of: "offers_shown", filter: { kind: "fact", fact: "accepted" } },
};
