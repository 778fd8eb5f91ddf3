/** The part of content/checkout-demo.yaml that is about the rules: how they read, and what is wrong with a field. */
import { object, text } from "#content/fields.ts";

const word = (what: string) => text(40, what);
const phrase = (what: string) => text(80, what);
const sentence = (what: string) => text(160, what);

export const rules = object({
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

/** What a rule looks at: in the list of choices, and within its sentence. */
export const when = object({
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

export const does = object({
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

export const fields = object({
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

export const faults = object({
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
