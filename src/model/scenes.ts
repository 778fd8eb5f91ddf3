/**
 * The words and figures of the product pictures. Totals are not written: the pictures add them up, so a
 * picture cannot contradict itself. Amounts are US dollars.
 */
import type { z } from "astro/zod";
import { flag, list, number, object, text } from "./fields.ts";

/** An amount in US dollars, whole cents, zero or above. */
const dollars = (what: string) => number(`${what} in dollars`, { min: 0, decimals: 2 });

/** How many of something, a whole number. */
const count = (what: string) => number(what, { min: 0, decimals: 0 });

const percent = (what: string) => number(`${what} in percent`, { min: 0, max: 100 });

const label = text(24, "a word or two");
const line = text(64, "one line");

/** Something that happened at a time. */
const moment = object({
  when: text(12, "the time, such as 11:42 pm"),
  who: label,
  what: line,
  note: line,
});

const item = object({
  name: text(32, "the item's name"),
  note: line,
  price: dollars("the line's price"),
});

export const scenes = object({
  aiAgents: object({
    title: label,
    note: line,
    done: list(moment, 2, 2, "things done, earliest first"),
    ask: object({
      when: text(12, "the time, such as 5:30 am"),
      who: label,
      what: line,
      amount: dollars("what is to be paid"),
      payee: line,
      reasons: list(object({ label, value: label }), 1, 3, "reasons"),
      approve: label,
      decline: label,
    }),
    end: object({ when: text(12, "the time the night ends"), what: line }),
  }),
  subscribeAndSave: object({
    plan: line,
    customer: line,
    amount: dollars("what is charged"),
    days: list(text(3, "a day's short name"), 7, 7, "days"),
    failed: object({ when: line, what: label, note: line }),
    text: object({ when: line, message: text(140, "the text that goes out"), note: line }),
    paid: object({ when: line, what: label, note: line }),
    next: object({ label, value: label }),
    state: label,
  }),
  influencerMarketing: object({
    title: label,
    month: label,
    columns: object({
      creator: label,
      trend: label,
      clicks: label,
      orders: label,
      sales: label,
      commission: label,
    }),
    /** Percent of the sales. */
    rate: percent("the commission"),
    creators: list(
      object({
        name: text(20, "the creator's name"),
        code: text(12, "the code"),
        clicks: count("clicks"),
        orders: count("orders"),
        /** Ten stretches of three days; they add up to the month's sales. */
        sales: list(dollars("the sales of three days"), 10, 10, "stretches of three days"),
      }),
      4,
      4,
      "creators",
    ),
    payout: object({ label, note: line, send: label }),
  }),
  smsMarketing: object({
    messages: list(
      object({
        from: label,
        when: text(12, "the time"),
        text: text(140, "the message"),
        /** Whether the customer wrote it. */
        customer: flag("did the customer write it?"),
      }),
      3,
      3,
      "messages, earliest first",
    ),
    order: object({
      title: label,
      note: line,
      skipped: item,
      added: item,
      total: label,
    }),
  }),
  checkoutOs: object({
    title: label,
    items: list(item, 2, 2, "items"),
    discount: object({
      name: label,
      source: text(40, "where it came from"),
      percent: percent("the discount"),
    }),
    shipping: object({
      name: label,
      price: dollars("the shipping"),
      hidden: label,
      rule: line,
    }),
    total: label,
    offer: object({
      label,
      name: text(32, "the offered item"),
      note: line,
      price: dollars("the offered price"),
      action: label,
      after: label,
    }),
  }),
});

export type Scenes = z.infer<typeof scenes>;
