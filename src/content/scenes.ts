/**
 * The words and figures of the product pictures. The pictures compute totals, so they cannot contradict themselves.
 * Amounts are US dollars.
 */
import type { z } from "astro/zod";
import { flag, list, number, object, text } from "./fields.ts";
import { headings } from "./shared.ts";

/** An amount in US dollars, whole cents, zero or above. */
const dollars = (what: string) => number(`${what} in dollars`, 0, Infinity, 2);

/** How many of something, a whole number. */
const count = (what: string) => number(what, 0, Infinity, 0);

const percent = (what: string) => number(`${what} in percent`, 0, 100);

/** A word or two, such as a heading or a button label. */
const label = (what: string) => text(24, what);

/** One line of small print. */
const line = (what: string) => text(64, what);

const time = text(12, "the time, such as 11:42 pm");

const item = object({
  name: text(32, "the item's name"),
  note: line("how much of it, or what changed"),
  price: dollars("the line's price"),
});

const charge = object({
  when: line("the day, and which attempt it was"),
  what: label("the result, in a word"),
  note: line("the reason"),
});

/** One group for each scene, under the scene's name. */
export const scenes = object({
  aiAgents: object({
    title: label("the heading"),
    note: line("the night it covers"),
    done: list("actions, earliest first", {
      when: time,
      who: label("the agent's name"),
      what: line("what it did, after its name"),
      note: line("why, or how it went"),
    }),
    ask: object({
      when: time,
      who: label("the agent's name"),
      what: line("what it asks, after its name"),
      amount: dollars("the amount to pay"),
      payee: line("who is paid, and what for"),
      reasons: list("reasons", { label: label("the reason"), value: label("its value") }),
      approve: label("the button that approves the payment"),
      decline: label("the button that declines it"),
    }),
    end: object({ when: time, what: line("what needs attention in the morning") }),
  }),
  subscribeAndSave: object({
    plan: line("what is delivered and how often"),
    customer: line("who gets it"),
    amount: dollars("the amount charged"),
    days: list("days", text(3, "a day's short name")),
    failed: charge,
    text: object({
      when: line("the day it was sent"),
      message: text(140, "the text message sent"),
      note: line("what the customer did"),
    }),
    paid: charge,
    next: object({ label: label("what comes next"), value: label("its date") }),
    state: label("the subscription's status at the end"),
  }),
  influencerMarketing: object({
    title: label("the portal's name"),
    month: label("the month"),
    columns: headings("creator", "trend", "clicks", "orders", "sales", "commission"),
    rate: percent("the commission on sales"),
    creators: list("creators", {
      name: text(20, "the creator's name"),
      code: text(12, "the creator's code"),
      clicks: count("the number of clicks"),
      orders: count("the number of orders"),
      /** Ten periods of three days; they add up to the month's sales. */
      sales: list("periods of three days", dollars("the sales of three days")),
    }),
    payout: object({
      label: label("the payout's name"),
      note: line("who is paid"),
      send: label("the button's label"),
    }),
  }),
  smsMarketing: object({
    messages: list("messages, earliest first", {
      from: label("the sender"),
      when: time,
      text: text(140, "the message"),
      customer: flag("did the customer write it?"),
    }),
    order: object({
      title: label("the heading"),
      note: line("how it was changed"),
      skipped: item,
      added: item,
      total: label("the label before the total"),
    }),
  }),
  checkoutOs: object({
    title: label("the heading"),
    items: list("items", item),
    discount: object({
      name: label("the words after the percentage"),
      source: text(40, "the part of the link that triggered it"),
      percent: percent("the discount"),
    }),
    shipping: object({
      name: label("the shipping option that is offered"),
      price: dollars("the price of shipping"),
      hidden: label("the shipping option that is hidden"),
      rule: line("the rule that hides it"),
    }),
    total: label("the label before the total"),
    offer: object({
      label: label("the heading above the offer"),
      name: text(32, "the offered item"),
      note: line("how much of it"),
      price: dollars("the offered price"),
      action: label("the button's label"),
      after: label("the label before the new total"),
    }),
  }),
});

export type Scenes = z.infer<typeof scenes>;
