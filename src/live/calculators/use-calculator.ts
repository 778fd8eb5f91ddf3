/**
 * The state of a calculator: the text in its fields, the numbers read from it, and what is wrong with the rest.
 * The figures follow the `#` in the address, so no server learns them. See docs/decisions/0028-calculators.md.
 */
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { type FieldRule, plainNumber, readField } from "./numbers.ts";
import type { calculatorWords } from "./schema.ts";

/*
 * A sum in an address: `/pricing/#calculator?subscriptions=240000&stores=2`. It follows the hash, which is not sent to
 * any server: a shop's turnover is private.
 */

/** Longer values are not numbers, and would make the address unusable: they are cut, visibly. */
const longest = 60;

type Texts = Readonly<Record<string, string>>;

/**
 * @param section the id of the calculator's section
 * @param ids of its fields, in the order they are written
 */
export const addressOf = (section: string, ids: readonly string[]) => ({
  /** @returns the part of the address from the hash on, without texts that are too long */
  toAddress(texts: Texts): string {
    const pairs = ids.map((id) => [id, texts[id] ?? ""]);
    const kept = pairs.filter(([, text = ""]) => text.length <= longest);
    return `#${section}?${new URLSearchParams(kept).toString()}`;
  },
  /**
   * Nothing in the hash is trusted: values are read like typed ones.
   *
   * @returns the value of each field, where one that is too long ends in “…”, and how many values match no field or a
   *   field that already has one; null if the hash contains no sum
   */
  fromAddress(hash: string): { readonly texts: Texts; readonly odd: number } | null {
    const start = `#${section}?`;
    if (!hash.startsWith(start)) return null;
    const texts = new Map<string, string>();
    let odd = 0;
    for (const [id, value] of new URLSearchParams(hash.slice(start.length))) {
      if (!ids.includes(id) || texts.has(id)) odd++;
      else texts.set(id, value.length > longest ? `${value.slice(0, longest)}…` : value);
    }
    return { texts: Object.fromEntries(texts), odd };
  },
});

/** Words for every calculator; names in brackets are filled in. */
type CalculatorWords = Pick<Content<"freeTools">, keyof typeof calculatorWords> &
  Partial<Pick<Content<"freeTools">, "missing" | "unlisted">>;

/** By field: cents for money, hundredths of a percent for shares, else a count or the index of a choice. */
export type Numbers = Readonly<Record<string, number>>;

export interface CalculatorInput {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly rule: FieldRule;
  /** Its first text. */
  readonly start: string;
}

/** The verdict on the numbers. */
interface Outcome {
  readonly verdict: string;
  /** What follows from it, or what it depends on; may be empty. */
  readonly open: string;
}

export interface Calculator<View extends Outcome = Outcome> {
  /** The id of its section. */
  readonly section: string;
  readonly inputs: readonly CalculatorInput[];
  readonly words: CalculatorWords;
  /** Everything shown for the numbers. */
  readonly view: (numbers: Numbers) => View;
  /** The field whose number contradicts another one, and what to do; null if none does. */
  readonly contradiction: (
    numbers: Numbers,
  ) => { readonly id: string; readonly message: string } | null;
}

interface State {
  readonly texts: Readonly<Record<string, string>>;
  /** The last readable numbers that do not contradict each other. */
  readonly numbers: Numbers;
  /** Fields that a link filled with something other than a number, so that the example's number is used. */
  readonly fromLink: readonly string[];
  /** Faulty fields whose fault shows. A first fault waits until typing pauses. */
  readonly shown: readonly string[];
  /** Typed, but not yet checked, announced (`aria-busy`) and written into the address. */
  readonly isPending: boolean;
  /** About the opened link. */
  readonly note: string;
  /** The answer to a button. */
  readonly said: string;
  /** The figures as the end of an address. */
  readonly hash: string;
  /** How many links were opened. */
  readonly links: number;
}

/**
 * Milliseconds from the last key until faults show and the address changes: soon enough that a message that moves the
 * content below it counts as a response to the key.
 */
const pause = 450;

const each = <T>(inputs: readonly CalculatorInput[], valueOf: (input: CalculatorInput) => T) =>
  Object.fromEntries(inputs.map((input) => [input.id, valueOf(input)]));

const addressFor = ({ section, inputs }: Calculator) =>
  addressOf(
    section,
    inputs.map(({ id }) => id),
  );

function initialState({ inputs, section }: Calculator): State {
  const numbers = each(inputs, ({ start, rule }) => readField(start, rule).value ?? 0);
  return {
    texts: each(inputs, ({ start }) => start),
    numbers,
    fromLink: [],
    shown: [],
    isPending: false,
    note: "",
    said: "",
    hash: `#${section}`,
    links: 0,
  };
}

/** What the fields say: a field that is not readable keeps its last number. */
const numbersIn = ({ inputs }: Calculator, { texts, numbers }: State): Numbers =>
  each(inputs, ({ id, rule }) => readField(texts[id] ?? "", rule).value ?? numbers[id] ?? 0);

/** @returns what is wrong, by field, in the order of the form */
function faultsIn(calculator: Calculator, state: State) {
  const { inputs, words, contradiction } = calculator;
  const faults = new Map<string, string>();
  const found = contradiction(numbersIn(calculator, state));
  for (const { id, rule } of inputs) {
    const written = state.texts[id] ?? "";
    const reading = readField(written, rule);
    if (reading.fault !== null)
      faults.set(
        id,
        rule.kind === "choice"
          ? interpolate(words.unlisted ?? "", { written })
          : interpolate(words.faults[reading.fault], { instead: reading.instead }),
      );
    else if (found?.id === id) faults.set(id, found.message);
  }
  return faults;
}

/** Puts text into a field. Faults that it corrects disappear at once, in other fields too. */
function fill(calculator: Calculator, state: State, { id }: CalculatorInput, text: string): State {
  const filled = { ...state, texts: { ...state.texts, [id]: text } };
  const read = numbersIn(calculator, filled);
  const next = calculator.contradiction(read) ? filled : { ...filled, numbers: read };
  const faults = faultsIn(calculator, next);
  const isFaulty = (each: string) => faults.has(each);
  return {
    ...next,
    shown: state.shown.filter(isFaulty),
    fromLink: state.fromLink.filter(isFaulty),
  };
}

/** The sentence about all figures: the verdict, unless a field is faulty; then which number is used for it. */
function sentencesOf(
  calculator: Calculator,
  state: State,
  { verdict, open }: Outcome = calculator.view(state.numbers),
): Outcome {
  if (state.shown.length === 0) return { verdict, open };
  const { inputs, words } = calculator;
  const faults = faultsIn(calculator, state);
  const sentence = (form: string, isFromLink: boolean) => {
    const faulty = inputs.filter(
      ({ id }) => faults.has(id) && state.fromLink.includes(id) === isFromLink,
    );
    const fields = faulty.map(({ label }) => label).join(", ");
    return fields === "" ? "" : interpolate(form, { fields });
  };
  const standIns = [sentence(words.standIns.last, false), sentence(words.standIns.example, true)];
  return {
    verdict: standIns.join(" ").trim(),
    open: interpolate(words.meanwhile, { verdict: `${verdict} ${open}`.trim() }),
  };
}

/** Checks, and writes figures that were typed into the address. */
function settle(calculator: Calculator, state: State): State {
  const texts = each(calculator.inputs, ({ id, rule }) => {
    const text = state.texts[id] ?? "";
    const { value } = readField(text, rule);
    return value === null ? text : plainNumber(rule, value);
  });
  const next = {
    ...state,
    shown: [...faultsIn(calculator, state).keys()],
    isPending: false,
    hash: addressFor(calculator).toAddress(texts),
  };
  if (state.isPending) history.replaceState(history.state, "", location.search + next.hash);
  return next;
}

/** Fills in the address's values; other fields keep the example's. Null if it is not this calculator's address. */
function openLink(calculator: Calculator, { links }: State): State | null {
  const { inputs, words } = calculator;
  const addressed = addressFor(calculator).fromAddress(location.hash);
  if (addressed === null) return null;
  const { texts, odd } = addressed;
  const state = inputs.reduce(
    (filled, input) => fill(calculator, filled, input, texts[input.id] ?? input.start),
    initialState(calculator),
  );
  const fromLink = [...faultsIn(calculator, state).keys()];
  const missing = inputs.filter(({ id }) => texts[id] === undefined);
  const fields = missing.map(({ label }) => label).join(", ");
  // Figures from two sources need a note.
  const isPartial = missing.length > 0 && missing.length < inputs.length;
  const notes = [
    odd > 0 || fromLink.length > 0 ? words.forged : "",
    isPartial ? interpolate(words.missing ?? "", { fields }) : "",
  ];
  const note = notes.filter(Boolean).join(" ");
  return settle(calculator, { ...state, fromLink, note, links: links + 1 });
}

/** @param calculator the same object on every render */
export function useCalculator<View extends Outcome>(calculator: Calculator<View>) {
  const [state, setState] = useState(() => initialState(calculator));
  const view = useMemo(() => calculator.view(state.numbers), [calculator, state.numbers]);
  const { words, section, inputs } = calculator;

  const rest = () => {
    if (state.isPending) setState(settle(calculator, state));
  };
  const onRest = useEffectEvent(rest);
  const onLink = useEffectEvent(() => {
    const opened = openLink(calculator, state);
    if (opened) setState(opened);
  });

  useEffect(() => {
    onLink();
    addEventListener("hashchange", onLink);
    addEventListener("pagehide", onRest);
    return () => {
      removeEventListener("hashchange", onLink);
      removeEventListener("pagehide", onRest);
    };
  }, []);
  useEffect(() => {
    if (!state.isPending) return undefined;
    const timer = setTimeout(onRest, pause);
    return () => clearTimeout(timer);
  }, [state.isPending, state.texts]);
  useEffect(() => {
    if (state.links === 0) return;
    const element = document.getElementById(section);
    const faulty = element?.querySelector('[aria-invalid="true"]');
    if (faulty) faulty.scrollIntoView({ block: "center" });
    else element?.scrollIntoView();
  }, [state.links, section]);

  const faults = faultsIn(calculator, state);
  return {
    ...state,
    ...sentencesOf(calculator, state, view),
    section,
    inputs,
    view,
    /** Whether faults are shown in place of the verdict. */
    isFaulty: state.shown.length > 0,
    /** The message next to a field. */
    errorOf: (id: string) => (state.shown.includes(id) ? faults.get(id) : undefined),
    /** Call with each key. */
    edit: (input: CalculatorInput, text: string) => {
      const next = fill(calculator, state, input, text);
      setState({ ...next, isPending: true, note: "", said: "" });
    },
    /** Call when a field loses the focus. */
    rest,
    /** Back to the example. */
    reset: () => {
      if (state.isPending) settle(calculator, state);
      const isTyped = addressFor(calculator).fromAddress(location.hash) !== null;
      // The previous figures stay one step back: a press on the wrong button loses nothing.
      if (isTyped) history.pushState(history.state, "", location.pathname + location.search);
      const { links } = state;
      const example = { ...initialState(calculator), said: isTyped ? words.example : "", links };
      setState(settle(calculator, example));
      document.getElementById(section)?.querySelector<HTMLElement>("input,select")?.focus();
    },
    /** Copies a link to the figures. */
    share: async () => {
      setState(settle(calculator, { ...state, isPending: true, said: "" }));
      let said = words.copied;
      try {
        await navigator.clipboard.writeText(location.href);
      } catch {
        said = words.notCopied;
      }
      setState((current) => ({ ...current, said }));
    },
  };
}

export type CalculatorState = ReturnType<typeof useCalculator>;
