/** What the query editor can say of a query, each with words of its own in content/query-demo.yaml. */

/** The questions that may follow an answer. */
export const followUpIds = ["top", "share", "by-month", "recent", "count", "by-group"] as const;
export type FollowUpId = (typeof followUpIds)[number];

/** The steps of a query plan that are told in words. */
export const queryPlanSteps = [
  "scan",
  "scanIndex",
  "search",
  "searchKey",
  "sort",
  "group",
  "distinct",
  "subquery",
  "scalar",
  "compound",
  "constant",
] as const;
export type QueryPlanStep = (typeof queryPlanSteps)[number];
