/** Whether all that a question says stands in the plan that it is answered by. */
import { lists } from "../columns.ts";
import type { Plan } from "../plan.ts";
import type { Meaning, RoleId, TopicId } from "../vocabulary.ts";
import { isFiller, type Piece, type Pieces } from "./pieces.ts";
import { roles as ranks } from "./ranking.ts";

/** What a plan holds where a topic is named. */
const topics: Partial<Record<TopicId, RegExp>> = {
  profit: /profit|margin/,
  margin: /profit|margin/,
  discount: /discount|code/,
  shipping: /shipping/,
  tax: /"tax/,
  refund: /refund/,
  signup: /customers|affiliates"/,
  repeat: /repeat|renewal/,
  unit: /unit|product|quantity/,
  active: /active|mrr|cancel/,
  cancel: /cancel|churn|"not":true/,
  lost: /cancel|churn|fail|refund|discount/,
  charge: /charge|fail|recover|refund/,
  failure: /fail|recover|dunning/,
  recovery: /recover|win_back/,
  message: /messages|replies|opt_outs|deliver|renewal|interval/,
  delivery: /deliver|interval/,
  reply: /replies|opt_outs/,
  optout: /opt_outs/,
  offer: /offer|accept/,
  acceptance: /accept|offer_rev/,
  convert: /accept/,
  added: /offer_rev|added/,
  affiliate: /affiliate|commission/,
  price: /price/,
  product: /product|unit|price|categor|profit|margin/,
  subscription: /subscri|mrr|churn|cancel|renewal|interval/,
  subscribe: /subscri|mrr|churn|cancel/,
  dunning: /dunning|retry|recover|fail|attempt/,
};

const ordered = /order":[{"]/;
const split = /groups":\["|average|"list|first-of|days":/;
const tested = /op":|"from"|periods|_reason|values":\["[^\]]*,/;
/** What a plan holds where a small word is said. */
const roles: Partial<Record<RoleId, RegExp>> = {
  versus: /"periods|"sides|groups":\["|values":\["[^\]]*,|growth|measures":\["\w+","/,
  than: /"periods|"sides|groups":\["|growth|"test"|order":[{"]/,
  rate: /share|rate"|percent|acceptance|churn|margin|commission|growth/,
  average: /average|per_|rate"|percent|order":[{"]/,
  not: /not":true|no_|not_|without|never|op":"<|single|unpaid|undeliv/,
  gt: tested,
  ge: tested,
  lt: tested,
  le: tested,
  eq: tested,
  which: /groups":\["|"list|"count|"sides|share|limit/,
  where: split,
  why: split,
  trend: split,
  growth: /growth/,
  growth_week: /growth/,
  growth_month: /growth/,
  growth_quarter: /growth/,
  growth_year: /growth/,
  ...Object.fromEntries(ranks.map((id) => [id, /order":[{"]|margin/])),
  sort: ordered,
};

const stands = (meaning: Meaning, told: string, columns: string | null): boolean => {
  switch (meaning.kind) {
    case "measure":
      return told.includes(`"${meaning.id}`);
    case "topic":
      return topics[meaning.id]?.test(told) !== false;
    case "role":
      return roles[meaning.id]?.test(told) !== false;
    case "group":
      return /groups":\["|"count|"list|values"/.test(told);
    case "value":
      return told.includes(`"${meaning.value}"`) || /recover/.test(told);
    case "fact":
      return told.includes(meaning.id.replace(/^(?:not|without|with|no|has)_/, "")) || /recover/.test(told);
    case "field":
      return columns === null || columns.includes(meaning.id);
    case "detail":
      return columns !== null || split.test(told);
    default:
      return true;
  }
};

/** @returns the words that the plan does not hold */
export function unaccounted(pieces: Pieces, plan: Plan): readonly Piece[] {
  const told = JSON.stringify(plan);
  const open = pieces.some(({ chunk }) => /^(?:and so on|etc)$/i.test(chunk.text));
  const columns = plan.kind === "list" ? lists[plan.of].columns : null;
  return pieces.filter((piece) => {
    const { meanings: all, number, period } = piece.chunk;
    if (period !== null) return !/"from"|"days"/.test(told);
    if (number !== null) return !told.includes(`${number}`) && !told.includes(`${number / 100}`);
    const isField = columns !== null && all.some(({ kind }) => kind === "field");
    const meanings = isField ? all.filter(({ kind }) => kind !== "detail") : all;
    return !isFiller(piece) && !open && meanings.length > 0 && !meanings.some((one) => stands(one, told, columns));
  });
}
