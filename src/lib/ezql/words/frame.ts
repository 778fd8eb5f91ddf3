/** What people say around a question: whom it is for, and what they are at while they ask. */
import type { Chunk } from "./chunks.ts";

const use =
  "(?:deck|slides?|report|update|call|meeting|presentation|board|investors?|newsletter|accountant|bookkeeper|books|records?|filing|taxes|budget|planning|review|memo|boss|manager|team|partner|co-?founder|founder|bank|lender|audit|spreadsheet|dashboard|pitch|standup|recap|summary|close|closing|wrap-?up|one-?pager|all-?hands|offsite|retro|debrief|grant|loan|application|post|article|blog|announcement)";
const about = `(?:the|my|our|a|an|this|next|tomorrow'?s|today'?s)\\b.*\\b${use}`;
const at =
  "(?:putting|preparing|prepping|working|writing|building|closing|drafting|doing|trying|wrapping|finishing|filling|reviewing|planning|getting|updating|making|curious|wondering|asking|not sure|about to)";

/** How a frame begins; what is no frame could be a condition that is not understood. */
const leads = new RegExp(
  `^(?:(?:ok|okay|so|hey|hi|hello|also|and|well|sorry|right)[ ,]+)*(?:(?:i|we)(?:'m|'re| am| are|'ve been| have been) (?:just |still |currently )?${at}\\b.*|(?:as|while|when|before|since) (?:i|we)(?:'m|'re| am| are)? ?(?:plan|prepare|write|close|review|build|draft|put|finish|get|go|work|meet|talk|start|${at})\\b.*|(?:for|before|ahead of|in time for) ${about}|(?:\\w+ )?question|(?:a )?quick (?:\\w+ )?(?:one|question|check|q)\\b.*|(?:i'?m )?not sure (?:who|whom|where|if|whether)\\b.*|(?:my|our|the) (?:boss|accountant|bookkeeper|partner|co-?founder|board|investors?|team|manager|bank) (?:wants?|asked|asks|is asking|needs?|would like)\\b.*|(?:just )?(?:out of curiosity|one more(?: thing| question)?|last (?:one|question)|help me understand|sanity check|pop quiz|random question|silly question|dumb question|sorry to bother(?: you)?)|in the (?:spirit|interest|name) of \\w+|been (?:wondering|meaning to ask)\\b.*)$`,
  "i",
);
const tails = new RegExp(
  `^(?:(?:it'?s |this is |i need (?:it|this|that) |need (?:it|this|that) )?(?:for|before|ahead of|in time for) ${about}|so (?:that )?(?:i|we)(?:'ll)? (?:can|know)\\b.*|(?:if )?(?:that'?s )?(?:at all )?possible|my (?:boss|accountant|partner|cofounder) (?:wants|needs|asked)\\b.*|(?:i'?m |we'?re )${at}\\b.*|no rush|when you get a (?:chance|minute|moment|sec)|appreciate it|much appreciated|ta|many thanks)[.!]*$`,
  "i",
);
const farthest = 90;

/** What it is for, and no thing that the books know: “the quarterly filing”, “the year-end file”. */
function isPurpose(text: string, chunksOf: (text: string) => readonly Chunk[]): boolean {
  const chunks = chunksOf(text);
  const noun = chunks.at(-1);
  const means = ({ meanings, period, number, place }: Chunk) =>
    period !== null ||
    number !== null ||
    place !== null ||
    meanings.some(({ kind }) => kind === "value" || kind === "fact" || kind === "measure");
  return (
    noun !== undefined &&
    noun.meanings.every(({ kind }) => kind === "unknown" || kind === "filler") &&
    !chunks.some(means) &&
    !chunks.some(({ meanings }) => meanings.some((one) => one.kind === "role" && one.id === "by"))
  );
}

const personal =
  /\b(?:i|i'(?:m|d|ve|ll)|me|my|mine|you|your|you'(?:re|ve)|let'?s|here'?s)\b|^(?:in order )?to \w+ \w+ \w+/i;
const conditional =
  /^(?:(?:and|so|but|ok) )*(?:if|unless|where|among|amongst|of|with|without|when (?!i\b))\b|\b(?:only|exclud\w*|ignor\w*|count\w*|consider\w*|treat\w*|except|unless)\b/i;
const everything =
  /^(?:across|over|in|through(?:out)?|for|looking (?:at|across)|counting|taking)\b.*\b(?:all|every|everything|entire|whole|full)\b/i;

/** What says nothing by its shape: whom it is for, what the one who asks is at, all there is. */
function isAside(text: string, chunksOf: (text: string) => readonly Chunk[]): boolean {
  const chunks = chunksOf(text.replace(/^just so\b/i, ""));
  const odd = chunks.some(({ meanings }) => meanings.some(({ kind }) => kind === "unknown"));
  // What is known to mean something else is no aside: “per visit”.
  if (
    chunks.some(
      ({ meanings, tokens }) =>
        tokens.length > 1 && meanings.some(({ kind }) => kind === "unknown"),
    )
  )
    return false;
  const topics = chunks.some(({ meanings }) =>
    meanings.some((one) => one.kind === "topic" && one.id !== "earn"),
  );
  if (everything.test(text)) return !odd && chunks.slice(1).every(saysNothing);
  const purpose = /^(?:for|before|ahead of|in time for|towards?) (?:my|tomorrow's|next)\b/i;
  if (purpose.test(text)) return !/[^s]s$/i.test(text) && odd && isPurpose(text, chunksOf);
  return personal.test(text) && !conditional.test(text) && !topics && chunks.every(saysNothing);
}

const greeting =
  /^(?:(?:ok|okay|hi|hey|hello|so|well|right|sorry|and|also|now|please|thanks) ?)+$/i;

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
  // “For the quarterly filing I need …”.
  const [lead = "", purpose = ""] =
    /^(?:(?:ok|hi|hey|hello|so)[ ,]+)*((?:for|before|ahead of|in time for) (?:the|my|our|a|an|this|next|tomorrow's|today's)\b[^,]*?),? (?=(?:i|we)(?:'d|'ll| would| will)? (?:need|want|like|have|must)\b|(?:can|could|would) you\b|(?:please )?(?:give|show|tell|get|send|pull)\b)/i.exec(
      question,
    ) ?? [];
  if (lead !== "" && isPurpose(purpose, chunksOf)) return question.slice(lead.length);
  for (const glue of question.matchAll(
    /[,:;.!?]\s+|\s+[-–—]+\s+|\s(?:by |of )?(?:telling|showing|giving|sending|getting) (?:me|us)\s+|\s+(?=(?:for|before|ahead of|in time for|so (?:that )?(?:i|we))\s)/g,
  )) {
    const first = question.slice(0, glue.index).trim();
    const rest = question.slice(glue.index + glue[0].length).trim();
    const aside = /^[,:;.!]|[-–—]|ing (?:me|us)$/.test(glue[0].trim()) && first.length <= farthest;
    // “In euros, settle an argument for me: …”: each part has to be one.
    const parts = first.split(/[,:;]\s+|[.!?]\s+|\s[-–—]\s/);
    const all = parts.every((part) => isAside(part, chunksOf) || greeting.test(part));
    if (rest !== "" && (isFrame(first, leads) || (aside && all))) return rest;
    if (first !== "" && isFrame(rest.replace(/[.!?]+$/, ""), tails)) return first;
  }
  return null;
}
