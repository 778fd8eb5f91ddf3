/** The calculator's lines and sums in words. Pure. */
import { put } from "#lib/text/put.ts";
import { type Bill, has, type Line } from "./bill.ts";
import type { Inputs, LineId } from "./kinds.ts";
import { countWords, dollars, percentWords, smallPrice } from "./money.ts";
import type { ViewWords } from "./view-words.ts";

/** What a line costs: a sum, a most, or that one has to ask. */
export function amountOf({ low, high, asks, absent }: Line, words: ViewWords): string {
  if (absent) return words.amounts.absent;
  if (asks) {
    return high === null ? words.ask : put(words.amounts.askMost, { sum: dollars(high) });
  }
  if (high === null || high === low) return dollars(low);
  return put(words.amounts.most, { sum: dollars(high) });
}

/** What is published of a sum, from the least to the most. */
export function sumOf(
  { low, high, asks }: Pick<Bill, "low" | "high" | "asks">,
  words: ViewWords,
): string {
  const { exact, most, least, between } = words.sums;
  const values = { low: dollars(low), high: high === null ? "" : dollars(high) };
  if (high === null) return put(least, values);
  if (low === high) return put(exact, values);
  return put(asks ? between : most, values);
}

function agentsHow({ plan }: Bill, inputs: Inputs, each: number, words: ViewWords): string {
  const values = { count: countWords(inputs.agents), price: dollars(each) };
  if (plan.agents === null) return put(words.how.agentsUnknown, values);
  if (plan.agents === 0) return put(words.how.agents, values);
  const extra = countWords(Math.max(0, inputs.agents - plan.agents));
  return put(words.how.agentsIncluded, { ...values, included: plan.agents, extra });
}

/** How a line comes about: the formula with the figures in it. */
export function howOf(
  id: LineId,
  bill: Bill,
  inputs: Inputs,
  agent: number,
  words: ViewWords,
): string {
  const { how } = words;
  const { price, fee, messages } = bill.plan;
  if (id === "price") return price === null ? "" : how[price.every];
  if (inputs[id] === 0) return how.none;
  if (!has(bill.plan, id)) return how.absent;
  if (id === "agents") return price === null ? "" : agentsHow(bill, inputs, agent, words);
  if (id === "sms" || id === "mms") {
    const count = countWords(inputs[id]);
    if (messages === null) return put(how.eachUnknown, { count });
    return put(how.each, { count, price: smallPrice(messages[id]) });
  }
  const base = dollars(inputs[id]);
  if (fee === null) return put(how.shareUnknown, { base });
  return put(fee.upTo ? how.shareUpTo : how.share, { base, fee: percentWords(fee.points) });
}
