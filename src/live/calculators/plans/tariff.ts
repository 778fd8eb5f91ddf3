/** From the figures as content/plans.yaml has them to those that are reckoned with: whole numbers. Pure. */
import { type Cell, cellWords, type Tariff } from "./kinds.ts";

/** As the file has it, in dollars and percent; what is left out is not published. */
export interface Published {
  readonly plans: readonly {
    readonly id: string;
    readonly name: string;
    readonly price?: { readonly amount: number; readonly every: "once" | "year" } | undefined;
    readonly fee?: { readonly percent: number; readonly upTo: boolean } | undefined;
    readonly messages?: { readonly sms: number; readonly mms: number } | undefined;
    readonly agents?: number | undefined;
    readonly cells: Readonly<Record<string, string>>;
  }[];
  readonly agent: number;
}

const isWord = (written: string): written is Exclude<Cell, number> =>
  (cellWords as readonly string[]).includes(written);

/** @returns what a cell says; undefined where it is neither a whole number nor one of the words */
export function readCell(written: string): Cell | undefined {
  if (isWord(written)) return written;
  return /^\d{1,9}$/.test(written) ? Number(written) : undefined;
}

/** Figures have four decimals at most; what multiplying leaves beyond is an artefact. */
const whole = (figure: number, by: number): number => Math.round(figure * by);

/** @param published the checked content of content/plans.yaml */
export function tariffOf({ plans, agent }: Published): Tariff {
  return {
    agent: whole(agent, 100),
    plans: plans.map(({ id, name, price, fee, messages, agents, cells }) => ({
      id,
      name,
      price: price ? { cents: whole(price.amount, 100), every: price.every } : null,
      fee: fee ? { points: whole(fee.percent, 100), upTo: fee.upTo } : null,
      messages: messages
        ? { sms: whole(messages.sms, 10_000), mms: whole(messages.mms, 10_000) }
        : null,
      agents: agents ?? null,
      // What cannot be read was refused when the content was checked.
      cells: new Map(
        Object.entries(cells).map(([row, written]) => [row, readCell(written) ?? "ask"]),
      ),
    })),
  };
}
