/** Whether a plan holds what a visitor needs, by the rows of the comparison (docs/specification.md, 9.3). Pure. */
import { cellOf, type Inputs, type Plan } from "./kinds.ts";

export const reasonKinds = [
  "stores",
  "users",
  "runs",
  "agents",
  "messages",
  "subscriptions",
  "ask",
] as const;

export interface Reason {
  /** What there is too little of; `ask` where it is not published whether there is enough. */
  readonly kind: (typeof reasonKinds)[number];
  /** How many the plan has; null where it has none at all. */
  readonly limit: number | null;
}

interface Need {
  readonly kind: Reason["kind"];
  readonly row: string;
  readonly count: number;
  /** Whether the row counts the same thing; else it only says whether the plan has it. */
  readonly counted: boolean;
}

const needsOf = (inputs: Inputs): readonly Need[] => [
  { kind: "stores", row: "stores", count: inputs.stores, counted: true },
  { kind: "users", row: "users", count: inputs.users, counted: true },
  { kind: "runs", row: "runs", count: inputs.runs, counted: true },
  { kind: "agents", row: "runs", count: inputs.agents, counted: false },
  { kind: "messages", row: "sms-marketing", count: inputs.sms + inputs.mms, counted: false },
  {
    kind: "subscriptions",
    row: "subscribe-and-save",
    count: inputs.subscriptions,
    counted: false,
  },
];

function lackOf(plan: Plan, { kind, row, count, counted }: Need): Reason | null {
  const cell = cellOf(plan, row);
  if (count === 0 || cell === "unlimited" || cell === "yes") return null;
  if (cell === "ask") return { kind: "ask", limit: null };
  if (typeof cell !== "number") return { kind, limit: null };
  return counted && count > cell ? { kind, limit: cell } : null;
}

/** @returns why a plan does not fit, in the order of the form; empty where it does */
export function reasonsOf(plan: Plan, inputs: Inputs): readonly Reason[] {
  return needsOf(inputs).flatMap((need) => lackOf(plan, need) ?? []);
}
