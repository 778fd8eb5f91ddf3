/** What the query editor can say about a query, each with its own words in content/query-demo.yaml. */

/** The possible follow-up questions. */
export const followUpIds = ["top", "share", "by-month", "recent", "count", "by-group"] as const;
export type FollowUpId = (typeof followUpIds)[number];

/** The steps of a query plan that have words. */
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
