import words from "virtual:words/queryDemo";
import type { PlanStep } from "#live/engine/client/types.ts";
import { planLines } from "../sql/plan.ts";

/** How deep a step may stand before it is set no further in. */
const deepest = 6;

/** What SQLite is going to do, as an indented list. */
export function PlanView({ steps }: { steps: readonly PlanStep[] }) {
  return (
    <ol className="qd-plan" aria-label={words.answer.plan} tabIndex={0}>
      {planLines(steps, words.plan).map(({ id, depth, text, detail }) => (
        <li key={id} data-depth={Math.min(depth, deepest)}>
          {text}
          {text !== detail && <code>{detail}</code>}
        </li>
      ))}
    </ol>
  );
}
