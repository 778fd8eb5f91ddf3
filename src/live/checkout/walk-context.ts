/** What every part of the checkout gets: the walk, what its rules do, and the way to act. */
import { createContext, useContext } from "react";
import type { Verdict } from "#live/checkout/shop/judge.ts";
import type { Action } from "#live/checkout/shop/next.ts";
import type { Totals } from "#live/checkout/shop/totals.ts";
import { firstWalk, sumsOf, verdictOf, type Walk } from "#live/checkout/shop/walk.ts";

export interface Situation {
  readonly walk: Walk;
  readonly verdict: Verdict;
  readonly sums: Totals;
  readonly act: (action: Action) => void;
}

/** @param act what becomes of actions; nothing where the walk is only drawn */
export function situationOf(walk: Walk, act: (action: Action) => void): Situation {
  const verdict = verdictOf(walk);
  return { walk, verdict, sums: sumsOf(walk, verdict), act };
}

export const WalkContext = createContext<Situation>(situationOf(firstWalk, () => undefined));

export const useSituation = (): Situation => useContext(WalkContext);
