/** The questions that go on from an answer: of those that are proposed, the ones that EZQL does understand here. */
import type { Understood } from "#live/ai/ezql/types.ts";
import type { AskOne } from "./turns.ts";

export const mostFollowUps = 4;

/**
 * @param proposals words that refer to the answer before
 * @returns those whose answer is another one than what was answered, each with an answer of its own
 */
export function followUpsOf(
  { plan, sql }: Pick<Understood, "plan" | "sql">,
  proposals: readonly string[],
  ask: AskOne,
): readonly string[] {
  const seen = new Set([sql]);
  const found: string[] = [];
  for (const words of proposals) {
    if (found.length === mostFollowUps) break;
    const reply = ask(words, plan);
    if (reply.kind !== "answer" || seen.has(reply.sql)) continue;
    seen.add(reply.sql);
    found.push(words);
  }
  return found;
}
