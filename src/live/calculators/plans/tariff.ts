/** Plans and their prices as integers, from the figures of content/plans.yaml (docs/specification.md, 9.1 to 9.4). */
import { countWords, percentWords, rounded } from "#live/calculators/numbers.ts";

/** A plan's value in a row of the comparison: a number, or one of these words. `ask` if nothing is published. */
const cellWords = ["unlimited", "yes", "no", "n/a", "ask"] as const;
export type Cell = number | (typeof cellWords)[number];

export interface Plan {
  readonly id: string;
  readonly name: string;
  /** In cents; null if no price is published. */
  readonly price: { readonly cents: number; readonly every: "once" | "year" } | null;
  /** In hundredths of a percent; null if it is not published. `upTo`: it may be less. */
  readonly fee: { readonly points: number; readonly upTo: boolean } | null;
  /** In ten-thousandths of a dollar per message, without carrier fees; null if not published. */
  readonly messages: { readonly sms: number; readonly mms: number } | null;
  /** The number of included AI agents; null if it is not published. */
  readonly agents: number | null;
  /** By row id; a row without a cell is not published. */
  readonly cells: ReadonlyMap<string, Cell>;
}

export const cellOf = ({ cells }: Plan, row: string): Cell => cells.get(row) ?? "ask";

/** Everything that the calculator uses. */
export interface Tariff {
  readonly plans: readonly Plan[];
  /** An additional AI agent per month, in cents. */
  readonly agent: number;
}

/** As in the file, in dollars and percent; anything missing is not published. */
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

/** @returns a cell's value; undefined if it is neither a whole number nor one of the words */
export function readCell(written: string): Cell | undefined {
  if (isWord(written)) return written;
  return /^\d{1,9}$/.test(written) ? Number(written) : undefined;
}

/** Figures have at most four decimals; any others are artifacts of multiplication. */
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
      // The content check has already refused unreadable values.
      cells: new Map(
        Object.entries(cells).map(([row, written]) => [row, readCell(written) ?? "ask"]),
      ),
    })),
  };
}

/**
 * @param count how many messages
 * @param price per message, in ten-thousandths of a dollar
 * @returns what they cost, in cents
 */
export const messagesCost = (count: number, price: number): number => rounded(count * price, 100);

/** “1%”, or “up to 0.1%”. */
export const feeWords = ({ points, upTo }: NonNullable<Plan["fee"]>): string =>
  `${upTo ? "up to " : ""}${percentWords(points)}`;

/** Ten-thousandths of a dollar as “$0.007”, with at least two decimals. */
export function smallPrice(price: number): string {
  const [whole = "", digits = ""] = (price / 10_000).toFixed(4).split(".");
  return `$${countWords(Number(whole))}.${digits.replace(/0{1,2}$/, "")}`;
}
