import type { ChartChoice } from "#live/engine/charts/spec.ts";
import { nearest } from "#lib/text/nearest.ts";
import { type ShopAnswer, shopAnswer } from "./shop-answer.ts";

/**
 * The query result that a chart in the content shows.
 *
 * @param field which chart it is, as `content/dashboard-demo.yaml: field "charts #2"`
 * @throws Error in one sentence if it names a column that its query does not return
 */
export function chartAnswer(
  field: string,
  { sql, x, ys }: Pick<ChartChoice, "x" | "ys"> & { readonly sql: string },
): ShopAnswer {
  const answer = shopAnswer(sql);
  const given = answer.columns.map(({ name }) => name);
  const missing = [x, ...ys].find((name) => name !== "" && !given.includes(name));
  if (missing === undefined) return answer;
  const near = nearest(missing, given);
  const remedy = near === undefined ? `it gives ${given.join(", ")}` : `did you mean "${near}"?`;
  throw new Error(`${field} draws "${missing}", which its query does not give; ${remedy}`);
}
