/**
 * The schema of content/checkout-demo.yaml: the words of the interactive checkout on /checkoutos/. Names in brackets
 * are filled in, as the field says. Goods, offers and amounts come from the sample shop (src/live/checkout/shop.ts).
 */
import { object, text } from "#content/fields.ts";

const word = (what: string) => text(40, what);
const phrase = (what: string) => text(80, what);
const sentence = (what: string) => text(160, what);

const frame = object({
  label: phrase("what the whole is, for screen readers"),
  shop: word("the sample shop's name"),
  sample: text(16, "the mark on the invented shop"),
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

const steps = object({
  cart: word("a step"),
  details: word("a step"),
  payment: word("a step"),
  offer: word("a step"),
  thanks: word("a step"),
});

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
  kinds: object({
    utm: word("a choice"),
    url: word("a choice"),
    country: word("a choice"),
    product: word("a choice"),
    customer: word("a choice"),
    value: word("a choice"),
    always: word("a choice"),
  }),
  reads: object({
    utm: phrase("within a sentence: [name], [value]"),
    url: phrase("within a sentence: [value]"),
    country: phrase("within a sentence: [value]"),
    product: phrase("within a sentence: [value]"),
    customer: phrase("within a sentence: [value]"),
    value: phrase("within a sentence: [value]"),
    always: phrase("within a sentence"),
  }),
});

const does = object({
  label: word("the second half of the form"),
  kinds: object({
    block: word("a choice"),
    percent: word("a choice"),
    amount: word("a choice"),
    cart: word("a choice"),
    after: word("a choice"),
    thanks: word("a choice"),
    badge: word("a choice"),
    note: word("a choice"),
  }),
  reads: object({
    block: phrase("within a sentence"),
    percent: phrase("within a sentence: [value]"),
    amount: phrase("within a sentence: [value]"),
    cart: phrase("within a sentence: [value]"),
    after: phrase("within a sentence: [value]"),
    thanks: phrase("within a sentence: [value]"),
    badge: phrase("within a sentence: [value]"),
    note: phrase("within a sentence: [value]"),
  }),
  nothing: word("in the place of an offer or a badge where none shall be"),
});

const fields = object({
  utmName: word("a field's label"),
  utmValue: word("a field's label"),
  url: word("a field's label"),
  country: word("a field's label"),
  product: word("a field's label"),
  customer: word("a field's label"),
  value: word("a field's label"),
  percent: word("a field's label"),
  amount: word("a field's label"),
  cart: word("a field's label"),
  after: word("a field's label"),
  thanks: word("a field's label"),
  badge: word("a field's label"),
  note: word("a field's label"),
  hint: sentence("how a pattern is written"),
});

const faults = object({
  choice: sentence("said of a choice that does not exist"),
  pattern: object({
    empty: sentence("an empty pattern"),
    long: sentence("a pattern that is too long: [most]"),
    space: sentence("a pattern with a blank in it"),
    start: sentence("a path that begins with neither a slash nor a star"),
    regular: sentence("a regular expression"),
  }),
  percent: object({
    empty: sentence("nothing typed"),
    number: sentence("no number"),
    whole: sentence("no whole number"),
    low: sentence("less than one"),
    high: sentence("more than a hundred"),
  }),
  amount: object({
    empty: sentence("nothing typed"),
    number: sentence("no amount"),
    low: sentence("less than a cent"),
    high: sentence("too much"),
  }),
  value: object({
    empty: sentence("nothing typed"),
    number: sentence("no amount"),
    low: sentence("less than nothing"),
    high: sentence("too much"),
  }),
  note: object({
    empty: sentence("nothing typed"),
    long: sentence("too long: [most], [length]"),
  }),
  quantity: object({
    empty: sentence("nothing typed"),
    number: sentence("no number"),
    whole: sentence("no whole number"),
    low: sentence("none, or less"),
    high: sentence("too many: [most]"),
  }),
  address: object({
    long: sentence("an address that is too long: [most]"),
    space: sentence("an address with a blank in it"),
    form: sentence("another kind of address"),
  }),
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
  offers: object({
    "gift-box": word("an offer, within a sentence"),
    "tea-tin": word("an offer, within a sentence"),
    scale: word("an offer, within a sentence"),
    "one-more": word("an offer, within a sentence"),
    "tasting-flight": word("an offer, within a sentence"),
    chai: word("an offer, within a sentence"),
  }),
  badges: object({
    secure: word("a trust badge"),
    returns: word("a trust badge"),
    parcel: word("a trust badge"),
  }),
  countries: object({
    US: word("a country, within a sentence too"),
    CA: word("a country"),
    DE: word("a country"),
    JP: word("a country"),
    NO: word("a country"),
  }),
});
