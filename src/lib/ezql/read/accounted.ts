/** Whether all that a question says stands in the plan that it is answered by. */
import { lists } from "../columns.ts";
import { measures } from "../measures.ts";
import type { Plan } from "../plan.ts";
import type { Meaning, TopicId } from "../vocabulary.ts";
import { harmless, rules } from "./measure.ts";
import { hasKind, hasRole, hasTopic, isFiller, type Piece, type Pieces } from "./pieces.ts";
import { again } from "./idle.ts";
import { goesOut } from "./said.ts";
import { roles as ranks } from "./ranking.ts";
import { alsoWith } from "./resolve.ts";

const ordered = /order":[{"]|margin/;
const split = /groups":\["|"average|"list|days":/;
/** What a plan holds where a small word is said. */
const roles: readonly (readonly [said: RegExp, plan: RegExp])[] = [
  [/^growth/, /growth/],
  [/^(?:trend|why)/, split],
  [/^where/, /groups":\["|"list|"filters":\[\{|recover/],
  [/^(?:[gl][te]|eq)$/, /op":|"sides|"from"|periods|_reason|values":\["[^\]]*,/],
  [
    /^(?:more|down)$/,
    /order":[{"]|op":|"sides|periods|growth|values":\["[^\]]*,|share|groups":\["/,
  ],
  [/^when/, /"list"|groups":\["|"from"|"period/],
  [/^versus/, /"periods|"sides|groups":\["|values":\["[^\]]*,|growth|measures":\["\w+","/],
  [/^than/, /"periods|"sides|groups":\["|growth|"test"|order":[{"]/],
  [/^rate/, /share|rate"|percent|churn|commission|growth/],
  [/^average/, /average|per_|rate"|percent|order":[{"]/],
  [/^not/, /not":true|not?_|without|never|op":"<|single|unpaid|undeliv|paid_sh/],
  [/^which/, /groups":\["|"list|"count|"sides|periods|share|limit/],
];

/** Topics that say who did something, or that it was done. */
const silent = /^(?:customer|earn|shown|taken)$/;

/** Whether a plan speaks of a topic: by name, or by a figure that follows from it. */
function tells(plan: Plan, told: string, topic: TopicId): boolean {
  if (told.replaceAll(/"\w+":/g, "").includes(topic.slice(0, 6)) || silent.test(topic)) return true;
  if (/renewal|interval/.test(told) && topic === "message") return true;
  if (/:\["affiliates"/.test(told) && topic === "signup") return true;
  if (plan.kind === "list") return /^(?:order|sell|price|signup|unit|failure|refund)$/.test(topic);
  return plan.measures.some((id) =>
    [
      ...harmless[measures[id].base],
      ...rules
        .filter((one) => JSON.stringify(one).includes(`"${id}"`))
        .flatMap(({ need, also = [] }) => [...need, ...also]),
      ...alsoWith(id),
    ].includes(topic),
  );
}

function stands(plan: Plan, told: string, meaning: Meaning): boolean {
  switch (meaning.kind) {
    case "measure":
      return (
        told.includes(`"${meaning.id}`) || (/^affiliate/.test(meaning.id) && /affiliate/.test(told))
      );
    case "topic":
      return tells(plan, told, meaning.id);
    case "role":
      return (
        !(ranks.includes(meaning.id) && !ordered.test(told)) &&
        roles.every(([said, of]) => !said.test(meaning.id) || of.test(told))
      );
    case "group":
      if (
        plan.kind === "list"
          ? !lists[plan.of].columns.includes(meaning.id)
          : plan.shape.kind === "count"
      )
        return told.includes(`${meaning.id}`);
      return /groups":\["|"count|"list|values"|"over"|"days/.test(told);
    case "value":
      return told.includes(`"${meaning.value}"`) || /recover/.test(told);
    case "fact":
      return (
        /recover/.test(told) ||
        (meaning.id === "by_subscription" && /:\["(?:mrr|churn|cancel|\w+_subs)/.test(told)) ||
        told.includes(meaning.id.replace(/^(?:not|without|with|no|has)_/, ""))
      );
    case "field":
      return plan.kind !== "list" || lists[plan.of].columns.includes(meaning.id);
    case "detail":
      return plan.kind === "list" || split.test(told);
    default:
      return true;
  }
}

const isSource = (pieces: Pieces, piece: Piece): boolean =>
  hasKind(piece, "value") &&
  (/^(?:via|from|by|through|found us (?:via|through|by))$/i.test(
    pieces[piece.at - 1]?.chunk.text ?? "",
  ) ||
    hasTopic(pieces[piece.at + 1], "customer", "buyer") ||
    hasRole(pieces[piece.at + 1], "only"));

/** @returns the words that the plan does not hold */
export function unaccounted(pieces: Pieces, plan: Plan): readonly Piece[] {
  const told = JSON.stringify(plan).replace('"growth":false', "");
  const open = pieces.some(({ chunk }) => /^(?:and so on|etc)$/i.test(chunk.text));
  return pieces.filter((piece) => {
    const { meanings, number, period } = piece.chunk;
    if (period !== null) return !/"from"|"days"/.test(told);
    if (piece.note === again) return false;
    if (number !== null) return !told.includes(`${number}`) && !told.includes(`${number / 100}`);
    if (
      isFiller(piece) ||
      (open && !hasKind(piece, "measure", "topic")) ||
      goesOut(pieces, piece) ||
      meanings.length === 0
    )
      return false;
    // “Who came via email”, “email customers”: no column.
    if (hasKind(piece, "detail") && isSource(pieces, piece))
      return !meanings.some((one) => one.kind === "value" && stands(plan, told, one));
    // A column that a list has not is not shown, whatever it is called.
    const fields = plan.kind === "list" && hasKind(piece, "field");
    // A figure’s name is no column of figures.
    const named = plan.kind === "figures" && hasKind(piece, "topic") && !told.includes('"field":');
    const skipped = fields ? "detail" : named ? "field" : "";
    return !meanings.filter(({ kind }) => kind !== skipped).some((one) => stands(plan, told, one));
  });
}
