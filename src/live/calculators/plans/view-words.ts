/** The words that the calculator speaks in. */
import type { Reason } from "./fit.ts";
import type { PaybackWords } from "./payback.ts";

/** Of content/plan-calculator.yaml; names in brackets are filled in. */
export interface ViewWords {
  readonly ask: string;
  readonly amounts: Readonly<Record<"most" | "askMost" | "absent", string>>;
  readonly sums: Readonly<Record<"exact" | "most" | "least" | "between", string>>;
  readonly how: Readonly<
    Record<
      | "year"
      | "once"
      | "share"
      | "shareUpTo"
      | "shareUnknown"
      | "each"
      | "eachUnknown"
      | "agents"
      | "agentsIncluded"
      | "agentsUnknown"
      | "absent"
      | "none",
      string
    >
  >;
  readonly after: string;
  readonly reasons: Readonly<Record<Reason["kind"], string>>;
  readonly noRoom: Readonly<Record<"runs" | "stores" | "users", string>>;
  readonly marks: Readonly<
    Record<"cheapest" | "published" | "tie" | "fits" | "unfit" | "unpriced", string>
  >;
  readonly verdicts: Readonly<
    Record<"cheapest" | "published" | "tie" | "unknown" | "none", string>
  >;
  readonly open: Readonly<Record<"most" | "asks" | "unbounded", string>>;
  readonly payback: PaybackWords;
}
