/** "For the board deck: revenue by month", "..., so I know when to staff support": clauses that ask nothing. */

/** Where one clause ends and the next begins. */
const marks = /\s*(?:[.!?;:]+(?=\s)|\s[-–—]+\s|,(?=\s))\s*/g;

const why =
  /^(?:so (?:i|we|that)|because|as (?:i|we)|since (?:i|we)|thanks|thank you|cheers|i|i'm|i'd|im|we|we're|hi|hello|hey|ok|please)\b|\bhere$|^for (?:the|my|our|an?)\b.*\b(?:deck|slides?|report|meeting|file|filing|planning|review|board|budget|call|team|accountant|bookkeeper|books|taxes)$/i;

/**
 * @param asksNothing whether a plan could hold nothing from a clause
 * @returns the question without a first or last clause that only gives a reason, the shortest cut first
 */
export function plainerOf(
  question: string,
  asksNothing: (clause: string) => boolean,
): readonly string[] {
  const found: string[] = [];
  for (const { index, 0: mark } of question.trim().matchAll(marks)) {
    const [before, behind] = [question.slice(0, index), question.slice(index + mark.length)];
    if (behind.trim() === "") continue;
    if (why.test(before.trim()) && asksNothing(before)) found.push(behind);
    if (why.test(behind) && asksNothing(behind)) found.unshift(before);
  }
  return found;
}
