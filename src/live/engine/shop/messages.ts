/** Text messages to customers who opted in, and their replies. */
import { type Dice, dice, lastDay, stamp, weighted } from "./random.ts";
import type { Customer } from "./customers.ts";
import type { Shop } from "./generate.ts";

export type Flow = keyof typeof bodies;

const bodies = {
  welcome:
    "Welcome to Fern & Kettle. You will hear from us before each delivery. Reply STOP to end.",
  upcoming_order:
    "Your next delivery goes out in 3 days. Reply SKIP to skip it or SWAP to change it.",
  payment_failed: "We could not charge your card. Update it and your delivery is on its way.",
  win_back:
    "It has been a month. Reply YES and your deliveries begin again, the first at half price.",
  campaign:
    "New at Fern & Kettle this week: see what is fresh off the roaster and into the seed box.",
} as const;

/** Replies, and how many per thousand messages. */
const answers: Readonly<Record<Flow, readonly [number, readonly string[]]>> = {
  welcome: [20, weighted({ "Thanks!": 6, STOP: 4 })],
  upcoming_order: [45, weighted({ SWAP: 5, Thanks: 3, "When does it arrive?": 2, STOP: 1 })],
  payment_failed: [
    260,
    weighted({ "Done, new card is in": 6, "Please try again Friday": 3, STOP: 1 }),
  ],
  win_back: [70, weighted({ YES: 4, "Not now": 3, STOP: 4 })],
  campaign: [24, weighted({ Lovely: 3, "Is it in stock?": 3, STOP: 5 })],
};

const results = weighted({ delivered: 193, undelivered: 5, failed: 2 });

interface Message {
  readonly customer: Customer;
  readonly flow: Flow;
  readonly answer: string | undefined;
  /** Its id once sent; 0 before, or if the customer has opted out. */
  sent: number;
}

export function openMessages({ insert, next, plan }: Shop) {
  const { below, chance, pick }: Dice = dice("messages");

  const write = (message: Message, day: number, second: number) => {
    const { customer, flow, answer } = message;
    if (!customer.texts) return;
    // A customer who replies has received it.
    const status = answer === undefined ? pick(results) : "delivered";
    const id = (message.sent = next("sms_messages"));
    const time = stamp(day, second);
    insert.sms_messages([id, customer.id, time, "out", flow, bodies[flow], status, null]);
  };

  const receive = ({ customer, flow, answer = "", sent }: Message, day: number, second: number) => {
    if (sent === 0) return;
    const time = stamp(day, second);
    const id = next("sms_messages");
    insert.sms_messages([id, customer.id, time, "in", flow, answer, "received", sent]);
    if (answer === "STOP") customer.texts = false;
  };

  return {
    /** Plans a message on a day, in the afternoon if no second is given. @param certain a certain reply */
    send: (
      customer: Customer,
      flow: Flow,
      day: number,
      second = 54_000 + below(25_000),
      certain?: string,
    ) => {
      if (!customer.texts || day > lastDay) return;
      const [share, words] = answers[flow];
      const answer = certain ?? (chance(share) ? pick(words) : undefined);
      const message: Message = { customer, flow, answer, sent: 0 };
      plan(day, second, message, write);
      if (answer !== undefined)
        plan(day, Math.min(second + 30 + below(5400), 86_399), message, receive);
    },
  };
}
export type Messages = ReturnType<typeof openMessages>;

/** Spring and the long weekend of each year, as day numbers. */
const campaigns = [70, 267, 350, 436, 638, 713];

/** Half of the opted-in customers get each campaign. */
export function planCampaigns({ send }: Messages, customers: readonly Customer[]): void {
  const { chance } = dice("campaigns");
  for (const day of campaigns) {
    for (const customer of customers) {
      if (customer.joined < day && customer.texts && chance(500)) send(customer, "campaign", day);
    }
  }
}
