/** The groups that content/ezql.yaml sorts words into, and the shape of that file as this library reads it. */
import type { ColumnId, EventId, FactId, FieldId, GroupId, MeasureId } from "./plan.ts";

/** A question's topic; with “how many”, “how much” or “what share” it becomes a measure (reader/topics.ts). */
export const topicIds = [
  "revenue",
  "earn",
  "sell",
  "order",
  "unit",
  "profit",
  "margin",
  "discount",
  "shipping",
  "tax",
  "refund",
  "customer",
  "signup",
  "buyer",
  "repeat",
  "subscription",
  "subscribe",
  "active",
  "cancel",
  "lost",
  "charge",
  "failure",
  "recovery",
  "message",
  "delivery",
  "reply",
  "optout",
  "offer",
  "shown",
  "acceptance",
  "taken",
  "convert",
  "added",
  "product",
  "affiliate",
  "price",
  "dunning",
] as const;
export type TopicId = (typeof topicIds)[number];

/** The small words that hold a question together, by their function. */
export const roleIds = [
  "by",
  "and",
  "comma",
  "or",
  "versus",
  "than",
  "more",
  "count",
  "money",
  "rate",
  "average",
  "high",
  "low",
  "best",
  "worst",
  "busiest",
  "quietest",
  "popular",
  "unpopular",
  "seller",
  "slow_seller",
  "profitable",
  "common",
  "rare",
  "desc",
  "asc",
  "sort",
  "recent",
  "oldest",
  "dear",
  "cheap",
  "not",
  "gt",
  "ge",
  "lt",
  "le",
  "eq",
  "between",
  "or_more",
  "or_less",
  "which",
  "who",
  "where",
  "when",
  "why",
  "list",
  "distinct",
  "only",
  "instead",
  "about",
  "then",
  "those",
  "also",
  "reset",
  "joint",
  "down",
  "growth",
  "growth_week",
  "growth_month",
  "growth_quarter",
  "growth_year",
  "trend",
  "ever",
  "saturday",
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "weekend",
  "workday",
  "line",
  "bar",
  "area",
  "number",
  "table",
] as const;
export type RoleId = (typeof roleIds)[number];

/** Phrases, separated by commas. */
type Phrases = string;
type OptionalPhrases<Id extends string> = Readonly<Partial<Record<Id, Phrases | undefined>>>;

/** The content of content/ezql.yaml. */
export interface EzqlWords {
  readonly measures: OptionalPhrases<MeasureId>;
  readonly topics: Readonly<Record<TopicId, Phrases>>;
  readonly groups: OptionalPhrases<GroupId>;
  readonly facts: OptionalPhrases<FactId>;
  readonly fields: OptionalPhrases<FieldId>;
  readonly events: OptionalPhrases<EventId>;
  readonly details: Phrases;
  /** Other spellings of a column's values: on each line a value, “ = ”, and phrases. */
  readonly values: OptionalPhrases<ColumnId>;
  readonly roles: Readonly<Record<RoleId, Phrases>>;
  /** Shortened words: on each line a word, “ = ”, and its short forms. */
  readonly short: string;
  readonly filler: Phrases;
  readonly unknown: Phrases;
  readonly near: readonly string[];
}

/** What a phrase can mean. */
export type Meaning =
  | { readonly kind: "measure"; readonly id: MeasureId }
  | { readonly kind: "topic"; readonly id: TopicId }
  | { readonly kind: "group"; readonly id: GroupId }
  | { readonly kind: "fact"; readonly id: FactId }
  | { readonly kind: "field"; readonly id: FieldId }
  | { readonly kind: "event"; readonly id: EventId }
  | { readonly kind: "detail" }
  | {
      readonly kind: "value";
      readonly column: ColumnId;
      readonly value: string;
      /** The words are not the value itself. */
      readonly loose: boolean;
    }
  | { readonly kind: "role"; readonly id: RoleId }
  | { readonly kind: "filler" }
  | { readonly kind: "unknown" };
