/** Questions of two sentences, of which one is enough: “I look after refunds. How many …”, “Is it …? Sales by state”. */
import { isTime } from "./columns.ts";
import type { Plan } from "./plan.ts";
import { unaccounted } from "./read/accounted.ts";
import { columnsOf } from "./read/led.ts";
import { anyRole, hasKind, hasRole, isFiller, meaningsOf, type Pieces } from "./read/pieces.ts";

/** What somebody is or does; not what they want or mean, which could be a condition. */
const statement =
  /^(?:(?:ok|okay|so|hey|hi|hello|and|well|sorry)[ ,]+)*(?:(?:i|we|our|my)\b|(?:getting|preparing|prepping|working|doing|writing|planning|building)\b)(?!.*\b(?:only|just|want|need|mean|care|interested|look(?:ing)? (?:for|at)|focus\w*|exclud\w*|ignor\w*|count\w*|consider\w*|define|treat|except|not|don'?t|without|unless|can|could|should|would|did|do|if)\b).+$|^(?:that'?s |it'?s )?(?:way |a bit |far )?too (?:long|many|much|detailed|busy|granular)\b.*$/i;
const glues =
  /[.?!:;]\s+|,\s+(?:so,?\s+)?(?=what|how|which|who|show|give|can\b|i need|the\b)|\s+[-–—]+\s+/g;
const farthest = 70;

/** Nothing that a plan could hold. */
const isFrame = (pieces: Pieces): boolean =>
  pieces.every(
    (piece) =>
      isFiller(piece) ||
      (piece.chunk.period === null &&
        piece.chunk.number === null &&
        !hasKind(piece, "value", "fact") &&
        !hasRole(piece, "by", "not", "versus", "than")),
  );

const asks =
  /^(?:(?:and|so|ok|hey|hi|but)[ ,]+)*(?:do|does|did|is|are|was|were|has|have|which|who|what|how|where|why|can|could|should|any\w*|i|we|our|my|the)\b/i;

/** Whether a plan tells what the pieces name: each value by itself or by its group. */
function tells(plan: Plan, pieces: Pieces): boolean {
  if (plan.kind !== "figures" || anyRole(pieces, "not", "only", "by")) return false;
  const [opening] = pieces;
  if (!asks.test(opening?.chunk.text ?? "") && anyRole(pieces, "more", "gt", "lt")) return false;
  const missing = unaccounted(pieces, plan).filter(
    (piece) =>
      !meaningsOf(piece, "value").some(({ column }) =>
        plan.groups.some((id) => columnsOf[id]?.test(column)),
      ),
  );
  const said = pieces.filter(
    (piece) => !isFiller(piece) && hasKind(piece, "value", "group", "topic", "measure"),
  );
  const splits = said.every(
    (piece) =>
      hasKind(piece, "value", "topic", "measure") ||
      meaningsOf(piece, "group").every(({ id }) => !isTime(id) || plan.groups.includes(id)),
  );
  // What is no question is said for its own sake.
  const asked = asks.test(opening?.chunk.text ?? "");
  return (
    splits &&
    (asked || missing.length === 0) &&
    said.some((piece) => !missing.includes(piece)) &&
    missing.every(
      (piece) =>
        piece.chunk.period === null &&
        piece.chunk.number === null &&
        !hasKind(piece, "value", "fact", "measure", "group", "field"),
    )
  );
}

/**
 * @param piecesIn cuts a text into phrases
 * @param alone the plan of a text on its own
 * @param asked only what stands behind another question, and says all of it
 * @returns the sentence that is enough; null where none is
 */
export function enoughOf(
  question: string,
  piecesIn: (text: string) => Pieces,
  alone: (text: string) => Plan | null,
  asked = false,
): string | null {
  for (const glue of question.matchAll(asked ? /\?\s+/g : glues)) {
    const first = question.slice(0, glue.index).trim();
    const rest = question.slice(glue.index + glue[0].length).trim();
    if (first === "" || rest === "") continue;
    const pieces = piecesIn(first);
    const ofThem = /\b(?:their|they|them|those|these)\b/i.test(rest);
    if (!asked && !ofThem && first.length <= farthest && statement.test(first) && isFrame(pieces))
      return rest;
    const unknown = pieces.some((piece) => hasKind(piece, "unknown"));
    if (/^(?:and|also|then|but|or)\b/i.test(rest) || (unknown && !asks.test(first))) continue;
    // “Where do orders come from? The ten biggest cities” says of what in its first sentence.
    const own = piecesIn(rest).some(
      (piece) => hasKind(piece, "measure", "topic") && !hasKind(piece, "group"),
    );
    const plan = own ? alone(rest) : null;
    if (plan !== null && tells(plan, pieces)) return rest;
  }
  return null;
}
