import words from "virtual:words/aiDemo";
import { useEffect, useState } from "react";
import { ezql } from "../ezql.ts";
import { followUpsOf } from "../talk/follow-ups.ts";
import type { Turn } from "../talk/turns.ts";

/** What may be asked after the last answer. Found once the answer is there: it must not wait for them. */
export function useFollowUps(turns: readonly Turn[]): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  const last = turns.findLast(({ reply }) => reply.kind === "answer");
  const reply = last?.reply;
  const isRunning = last?.running ?? false;
  useEffect(() => {
    if (reply?.kind !== "answer" || isRunning) return undefined;
    const timer = setTimeout(() => setFound(followUpsOf(reply, words.next.items, ezql.ask)), 60);
    return () => clearTimeout(timer);
  }, [reply, isRunning]);
  return found;
}
