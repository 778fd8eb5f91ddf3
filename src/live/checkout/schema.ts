/**
 * The schema of content/checkout-demo.yaml: the words of the interactive checkout on /checkoutos/. Names in brackets
 * are filled in, as the field says. Goods, offers and amounts come from the sample shop (src/live/checkout/shop.ts).
 */
import { each, object, text } from "#content/fields.ts";
import { fieldNames } from "./fields.ts";
import { thenKinds, whenKinds } from "./rules.ts";
import { badgeIds, countryIds, offerIds } from "./shop.ts";
import { steps as stepIds } from "./state.ts";

const word = (what: string) => text(40, what);
const phrase = (what: string) => text(80, what);
const sentence = (what: string) => text(160, what);

/** Messages next to a faulty field, by fault. */
const wrong = <const Why extends string>(of: string, kinds: readonly Why[]) =>
  each(kinds, (why) => sentence(`shown next to ${of}: ${why}`));

export const checkoutDemo = object({
  frame: object({
    label: phrase("the demo's label for screen readers"),
    shop: word("the sample shop's name"),
    host: word("the shop's host in the address bar, before the path"),
    address: word("the address bar's label"),
    own: word("the button that restores the page's own address"),
    tries: word("the label before addresses to try"),
    ...each(["spring", "gifts"], word("an address to try")).shape,
    steps: word("the label of the row of steps, for screen readers"),
    local: phrase("that nothing is sent and nobody is charged"),
    noScript: sentence("shown when scripts are off"),
  }),
  steps: each(stepIds, word("a step's name, which also heads the payment and the thanks")),
  widget: object({
    label: word("the widget's label for screen readers"),
    signIn: word("the button that signs the sample shopper in"),
    signOut: word("the button that signs them out"),
    hello: word("the greeting"),
    points: word("the points balance: [points]"),
    reward: word("a reward: [amount], [points]"),
    redeem: word("the button that redeems a reward: [amount], [points]"),
    redeemed: word("the same button after redeeming: [amount]"),
    short: phrase("shown on a reward that needs more points: [amount], [points]"),
    offer: word("the heading of the members' offer"),
    kept: word("the same heading when an offer was saved"),
  }),
  cart: object({
    title: word("the step's heading"),
    quantity: word("the label of the quantity field: [name]"),
    each: word("the price of one item: [amount]"),
    removeOf: word("the same, for screen readers: [name]"),
    offered: word("the mark on an item added from an offer"),
    empty: phrase("shown when the cart is empty"),
    add: word("the label before products to add"),
    put: word("the button that adds a product: [name], [amount]"),
    next: word("the button to the next step"),
    upsell: word("the heading above the offer in the cart"),
    take: word("the button that accepts an offer: [amount]"),
  }),
  details: object({
    title: word("the step's heading"),
    choose: word("the first entry of the list, before a country is chosen"),
    email: word("the field's label"),
    fill: word("the button that fills in sample values"),
    sample: text(60, "the sample shopper's email address"),
    note: phrase("the note to use a made-up address"),
    next: word("the button to the next step"),
    back: word("the button to the previous step"),
    block: word("the heading above a content block"),
    standing: phrase("the content block when no rule changes it"),
  }),
  payment: object({
    card: word("the text on the sample card"),
    digits: word("the sample card's number"),
    holder: word("the sample card's holder"),
    note: sentence("the note that this is not a real card"),
    pay: word("the button that pays: [total]"),
  }),
  offer: object({
    title: word("the step's heading"),
    lead: sentence("that the order is paid: [total]"),
    text: sentence("what is offered: [name], [amount]"),
    instead: word("the regular price: [amount]"),
    take: word("the button that accepts the offer: [amount]"),
    decline: word("the button that declines the offer"),
    note: phrase("that the card is not needed again"),
    gone: phrase("shown when no rule adds an offer here"),
    on: word("the button to the next step when there is no offer"),
  }),
  thanks: object({
    lead: sentence("what a real store would do next: [email]"),
    paid: word("the label of the amount paid"),
    added: word("the label of the item added after payment: [name]"),
    declined: phrase("shown when the offer was declined"),
    points: phrase("the member's new points balance: [points]"),
    offer: word("the heading above the offer for the next order"),
    keep: word("the button that saves the offer"),
    kept: phrase("shown after the offer is saved"),
    again: word("the button that starts over"),
  }),
  sums: object({
    title: word("the heading of the order summary"),
    ...each(["subtotal", "discount", "reward", "shipping", "total"], word("a line's label")).shape,
    free: word("shown when shipping is free"),
    none: phrase("shown when no discount applies"),
  }),
  /** What a rule did, shown next to the affected part. */
  did: object({
    discount: phrase("something taken off: [n], [value], [when]"),
    block: phrase("a checkout blocked: [n], [when]"),
    shows: phrase("something shown: [n], [when]"),
    empty: phrase("something left out: [n], [when]"),
    standing: phrase("shown for the default, when no rule changes it"),
  }),
  blocked: sentence("what the shopper can do when the checkout is blocked"),
  /** The list of rules and its controls. */
  rules: object({
    title: word("the heading above the rules"),
    lead: text(240, "the order in which rules run"),
    sentence: word("a whole rule: [when], [then]"),
    broken: phrase("shown in place of an incomplete rule"),
    on: word("the switch that turns a rule on or off, for screen readers: [n]"),
    edit: word("the button that opens a rule's fields"),
    done: word("the button that closes them"),
    up: word("the button that moves a rule up, for screen readers"),
    down: word("the button that moves it down, for screen readers"),
    remove: word("the button that removes a rule, or a line of the cart"),
    of: word("the rule a button is for, after the button's label: [n]"),
    add: word("the button that adds a rule"),
    moved: phrase("announced after a rule is moved: [n]"),
    empty: phrase("shown when there are no rules"),
    first: word("the button that restores the first three rules"),
    standing: object({
      acts: word("the status of a rule that applies"),
      idle: word("the status of a rule that does not apply"),
      off: word("the status of a rule that is switched off"),
      broken: phrase("the status of a rule with a faulty field"),
      held: phrase("the status of a rule that an earlier rule overrides: [n]"),
      blocked: phrase("the status of a rule that a blocking rule overrides: [n]"),
    }),
  }),
  /** What a rule checks: as a choice in the list, and within its sentence. */
  when: object({
    label: word("the label of the condition"),
    kinds: each(whenKinds, word("a choice")),
    reads: each(whenKinds, phrase("a condition within a rule's sentence: [name], [value]")),
  }),
  does: object({
    label: word("the label of the action"),
    kinds: each(thenKinds, word("a choice")),
    reads: each(thenKinds, phrase("an action within a rule's sentence: [value]")),
    nothing: word("shown in place of an empty offer or badge"),
  }),
  fields: object({
    ...each(fieldNames, word("a field's label")).shape,
    hint: sentence("the hint on how to write a pattern"),
  }),
  faults: object({
    choice: sentence("shown for a choice that does not exist"),
    pattern: wrong("a pattern", ["empty", "space", "start", "regular"]),
    note: wrong("a note", ["empty"]),
    details: object({
      country: sentence("shown when no country is chosen"),
      empty: sentence("shown when the email field is empty"),
      malformed: sentence("shown when the email address is not valid"),
    }),
  }),
  offers: each(offerIds, word("an offer, within a sentence")),
  badges: each(badgeIds, word("a trust badge")),
  countries: each(countryIds, word("a country, also used within a sentence")),
});
