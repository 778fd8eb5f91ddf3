/** What people say around a question: whom it is for, and what they are at while they ask. */
import type { Chunk } from "./chunks.ts";

const use =
  "(?:deck|slides?|report|update|call|meeting|presentation|board|investors?|newsletter|accountant|bookkeeper|books|records?|filing|taxes|budget|planning|review|memo|boss|manager|team|partner|co-?founder|founder|bank|lender|audit|spreadsheet|dashboard|pitch|standup|recap|summary)";
const about = `(?:the|my|our|a|an|this|next|tomorrow'?s|today'?s)\\b.*\\b${use}`;
const at =
  "(?:putting|preparing|prepping|working|writing|building|closing|drafting|doing|trying|wrapping|finishing|filling|reviewing|planning|getting|updating|making|curious|wondering|asking|not sure|about to)";

/** How a frame begins; what is no frame could be a condition that is not understood. */
const leads = new RegExp(
  `^(?:(?:ok|okay|so|hey|hi|hello|also|and|well|sorry|right)[ ,]+)*(?:(?:i|we)(?:'m|'re| am| are|'ve been| have been) (?:just |still |currently )?${at}\\b.*|(?:as|while|when|before|since) (?:i|we)(?:'m|'re| am| are)? ?(?:plan|prepare|write|close|review|build|draft|put|finish|get|go|work|meet|talk|start|${at})\\b.*|(?:for|before|ahead of|in time for) ${about}|(?:a )?quick (?:one|question|check|q)\\b.*|(?:i'?m )?not sure (?:who|whom|where|if|whether)\\b.*|(?:my|our|the) (?:boss|accountant|bookkeeper|partner|co-?founder|board|investors?|team|manager|bank) (?:wants?|asked|asks|is asking|needs?|would like)\\b.*|(?:just )?(?:out of curiosity|one more(?: thing| question)?|last (?:one|question)|help me understand|sanity check|pop quiz|random question|silly question|dumb question|sorry to bother(?: you)?)|been (?:wondering|meaning to ask)\\b.*)$`,
  "i",
);
const tails = new RegExp(
  `^(?:(?:it'?s |this is |i need (?:it|this|that) |need (?:it|this|that) )?(?:for|before|ahead of|in time for) ${about}|so (?:that )?(?:i|we) can\\b.*|(?:if )?(?:that'?s )?(?:at all )?possible|my (?:boss|accountant|partner|cofounder) (?:wants|needs|asked)\\b.*|(?:i'?m |we'?re )${at}\\b.*|no rush|when you get a (?:chance|minute|moment|sec)|appreciate it|much appreciated|ta|many thanks)[.!]*$`,
  "i",
);
const farthest = 90;

const saysNothing = ({ meanings, period, number, place }: Chunk): boolean =>
  period === null &&
  number === null &&
  place === null &&
  meanings.every(
    (meaning) =>
      meaning.kind === "filler" ||
      meaning.kind === "unknown" ||
      meaning.kind === "topic" ||
      (meaning.kind === "role" &&
        !["by", "only", "gt", "lt", "than", "versus"].includes(meaning.id)),
  );

/**
 * “Quick one before the board call – what was …”, “…, so I can close the books”.
 *
 * @param chunksOf cuts a text into phrases
 * @returns the question without them; null where there is none
 */
export function withoutFrame(
  question: string,
  chunksOf: (text: string) => readonly Chunk[],
): string | null {
  const isFrame = (text: string, form: RegExp) =>
    text.length <= farthest && form.test(text) && chunksOf(text).every(saysNothing);
  for (const glue of question.matchAll(/[,:;.!?]\s+|\s+[-–—]+\s+/g)) {
    const first = question.slice(0, glue.index).trim();
    const rest = question.slice(glue.index + glue[0].length).trim();
    if (rest !== "" && isFrame(first, leads)) return rest;
    if (first !== "" && isFrame(rest.replace(/[.!?]+$/, ""), tails)) return first;
  }
  return null;
}
