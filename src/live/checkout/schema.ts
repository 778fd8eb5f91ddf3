/**
 * The schema of content/checkout-demo.yaml: the words of the interactive checkout on /checkoutos/. Names in brackets
 * are filled in, as the field says. Goods, offers and amounts come from the sample shop (src/live/checkout/shop.ts).
 */
import { each, object, text } from "#content/fields.ts";
import { fieldNames, thenKinds, whenKinds } from "./rules.ts";
import { badgeIds, countryIds, offerIds } from "./shop.ts";
import { steps as stepIds } from "./state.ts";

const word = (what: string) => text(40, what);
const phrase = (what: string) => text(80, what);
const sentence = (what: string) => text(160, what);

const frame = object({
  label: phrase("what the whole is, for screen readers"),
  shop: word("the sample shop's name"),
  host: word("its host, before the path"),
  address: word("what the address bar is"),
  own: word("the button that puts the page's own address back"),
  tries: word("what stands before addresses to try"),
  spring: word("an address to try"),
  gifts: word("an address to try"),
  steps: word("what the row of steps is, for screen readers"),
  local: phrase("that nothing is sent and nobody charged"),
  noScript: sentence("what is said where no script runs"),
});

const steps = each(stepIds, word("a step"));

const widget = object({
  label: word("what the widget is, for screen readers"),
  signIn: word("the button that signs the sample shopper in"),
  signOut: word("the button that signs them out"),
  hello: word("the greeting"),
  points: word("how many points there are: [points]"),
  reward: word("a reward: [amount], [points]"),
  redeem: word("the button that redeems one: [amount], [points]"),
  redeemed: word("the same once it is redeemed: [amount]"),
  short: phrase("said of a reward beyond reach: [amount], [points]"),
  offer: word("the heading of the members' offer"),
  kept: word("the same where one was kept"),
});

const cart = object({
  title: word("the step's heading"),
  quantity: word("a field's label: [name]"),
  each: word("what one costs: [amount]"),
  remove: word("the button that takes a line out"),
  removeOf: word("the same, for screen readers: [name]"),
  offered: word("a taken offer in the cart"),
  empty: phrase("said of an empty cart"),
  add: word("what stands before goods to add"),
  put: word("the button that adds one: [name], [amount]"),
  next: word("the button to the next step"),
  upsell: word("above the offer in the cart"),
  take: word("the button that takes an offer: [amount]"),
});

const details = object({
  title: word("the step's heading"),
  country: word("a field's label"),
  choose: word("before a country is chosen"),
  email: word("a field's label"),
  fill: word("the button that fills sample values in"),
  sample: text(60, "the sample shopper's address"),
  note: phrase("that nothing is sent"),
  next: word("the button to the next step"),
  back: word("the button to the step before"),
  block: word("above a content block"),
  standing: phrase("the content block where no rule says otherwise"),
});

const payment = object({
  title: word("the step's heading"),
  card: word("what is written on the sample card"),
  digits: word("its number"),
  holder: word("whose it is"),
  note: sentence("that there is no field for a real card"),
  pay: word("the button that pays: [total]"),
});

const offer = object({
  title: word("the step's heading"),
  lead: sentence("that the order is paid: [total]"),
  text: sentence("what is offered: [name], [amount]"),
  instead: word("what it costs otherwise: [amount]"),
  take: word("the button that takes it: [amount]"),
  decline: word("the button that does not"),
  note: phrase("that no card is asked for again"),
  gone: phrase("said when rules leave nothing to offer here"),
  on: word("the button onward then"),
});

const thanks = object({
  title: word("the step's heading"),
  lead: sentence("what happens next in a real shop: [email]"),
  paid: word("the line of what was paid"),
  added: word("the line of what came after the payment: [name]"),
  declined: phrase("said when the offer was declined"),
  sum: word("the line of both together"),
  points: phrase("what the order brought a member: [points]"),
  offer: word("above the offer for the next order"),
  keep: word("the button that keeps it"),
  kept: phrase("said once it is kept"),
  again: word("the button that begins anew"),
});

const sums = object({
  title: word("the heading of the sums"),
  subtotal: word("a line"),
  discount: word("a line"),
  reward: word("a line"),
  shipping: word("a line"),
  free: word("where shipping costs nothing"),
  total: word("a line"),
  none: phrase("said where no rule takes anything off"),
});

/** What a rule did, shown next to the affected part. */
const did = object({
  percent: phrase("a share taken off: [n], [value], [when]"),
  amount: phrase("an amount taken off: [n], [value], [when]"),
  block: phrase("a checkout blocked: [n], [when]"),
  shows: phrase("something shown: [n], [when]"),
  empty: phrase("something left out: [n], [when]"),
  standing: phrase("said of what stands there without a rule"),
  total: word("announced when the total changes: [total]"),
});

/** How rules read, and what is wrong with a field of one. */
const rules = object({
  title: word("the heading of the rules"),
  lead: text(240, "in which order they are read"),
  sentence: word("a whole rule: [when], [then]"),
  broken: phrase("in the place of a rule that cannot be read"),
  on: word("the switch of a rule, for screen readers: [n]"),
  edit: word("the button that opens a rule's fields"),
  done: word("the button that closes them"),
  up: word("the button that moves a rule up, for screen readers"),
  down: word("the button that moves it down, for screen readers"),
  remove: word("the button that takes a rule out"),
  of: word("what a button is for, after its name: [n]"),
  add: word("the button that adds a rule"),
  full: phrase("said when there are as many as fit: [most]"),
  removed: phrase("said of a removed rule, beside the way back: [n]"),
  undo: word("the button that gives it back"),
  moved: phrase("announced when a rule has moved: [n]"),
  empty: phrase("said where there is no rule"),
  first: word("the button that puts the first three back"),
  standing: object({
    acts: word("a rule at work"),
    idle: word("a rule that waits"),
    off: word("a rule that is switched off"),
    broken: phrase("a rule that cannot be read"),
    held: phrase("a rule whose job another one does: [n]"),
    blocked: phrase("a rule held back by one that blocks: [n]"),
  }),
});

/** What a rule checks: in the list of choices, and within its sentence. */
const when = object({
  label: word("the first half of the form"),
  kinds: each(whenKinds, word("a choice")),
  reads: each(whenKinds, phrase("within a sentence: [name], [value]")),
});

const does = object({
  label: word("the second half of the form"),
  kinds: each(thenKinds, word("a choice")),
  reads: each(thenKinds, phrase("within a sentence: [value]")),
  nothing: word("in the place of an offer or a badge where none shall be"),
});

const fields = object({
  ...each(fieldNames, word("a field's label")).shape,
  hint: sentence("how a pattern is written"),
});

const numbers = ["empty", "number", "low", "high"] as const;
/** What is said next to a faulty field, by what is wrong with it. */
const wrong = <const Why extends string>(of: string, kinds: readonly Why[]) =>
  each(kinds, (why) => sentence(`what is said of ${of}: ${why}`));

const faults = object({
  choice: sentence("said of a choice that does not exist"),
  pattern: wrong("a pattern, [most]", ["empty", "long", "space", "start", "regular"]),
  percent: wrong("a percentage", [...numbers, "whole"]),
  amount: wrong("an amount taken off", numbers),
  value: wrong("the value of a cart", numbers),
  note: wrong("a note, [most], [length]", ["empty", "long"]),
  quantity: wrong("a quantity, [most]", [...numbers, "whole"]),
  address: wrong("an address, [most]", ["long", "space", "form"]),
  details: object({
    country: sentence("no country chosen"),
    empty: sentence("no e-mail typed"),
    malformed: sentence("no e-mail address"),
  }),
});

export const checkoutDemo = object({
  frame,
  steps,
  widget,
  cart,
  details,
  payment,
  offer,
  thanks,
  sums,
  did,
  blocked: sentence("what a blocked shopper can do"),
  rules,
  when,
  does,
  fields,
  faults,
  offers: each(offerIds, word("an offer, within a sentence")),
  badges: each(badgeIds, word("a trust badge")),
  countries: each(countryIds, word("a country, within a sentence too")),
});
