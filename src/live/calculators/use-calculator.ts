/**
 * The state of a calculator: the text in its fields, the numbers read from it, and what is wrong with the rest.
 * The figures follow the `#` in the address, so no server learns them. See docs/decisions/0028-calculators.md.
 */
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { useWindowEvent } from "#live/engine/use-window-event.ts";
import { type Example, plainNumber, readField } from "./numbers.ts";
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

export interface CalculatorInput extends Example {
  readonly id: string;
  readonly hint: string;
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
  readonly texts: Texts;
  /** The texts that were last checked, announced and written into the address. */
  readonly checked: Texts;
  /** The last readable numbers that do not contradict each other. */
  readonly numbers: Numbers;
  /** About the opened link. */
  readonly note: string;
  /** The answer to a button. */
  readonly said: string;
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

function initialState({ inputs }: Calculator): State {
  const texts = each(inputs, ({ start }) => start);
  const numbers = each(inputs, ({ start, rule }) => readField(start, rule).value ?? 0);
  return { texts, checked: texts, numbers, note: "", said: "", links: 0 };
}

/** What the fields say: a field that is not readable keeps its last number. */
const numbersIn = ({ inputs }: Calculator, texts: Texts, numbers: Numbers): Numbers =>
  each(inputs, ({ id, rule }) => readField(texts[id] ?? "", rule).value ?? numbers[id] ?? 0);

/** @returns what is wrong, by field, in the order of the form */
function faultsIn(calculator: Calculator, texts: Texts, numbers: Numbers) {
  const { inputs, words, contradiction } = calculator;
  const faults = new Map<string, string>();
  const found = contradiction(numbersIn(calculator, texts, numbers));
  for (const { id, rule } of inputs) {
    const written = texts[id] ?? "";
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

/** Faults that show: a first fault waits until typing pauses; one that is corrected disappears at once. */
function shownFaults(calculator: Calculator, { texts, checked, numbers }: State) {
  const known = faultsIn(calculator, checked, numbers);
  const faults = texts === checked ? known : faultsIn(calculator, texts, numbers);
  return new Map([...faults].filter(([id]) => known.has(id)));
}

/** Puts text into a field. */
function fill(calculator: Calculator, state: State, { id }: CalculatorInput, text: string): State {
  const texts = { ...state.texts, [id]: text };
  const read = numbersIn(calculator, texts, state.numbers);
  return { ...state, texts, numbers: calculator.contradiction(read) ? state.numbers : read };
}

/** The sentence about all figures: the verdict, unless a field is faulty; then which number is used for it. */
function sentencesOf(calculator: Calculator, state: State, view: Outcome, isFaulty: boolean) {
  const { verdict, open } = view;
  if (!isFaulty) return { verdict, open };
  const { inputs, words } = calculator;
  const faults = faultsIn(calculator, state.texts, state.numbers);
  const faulty = inputs.filter(({ id }) => faults.has(id));
  return {
    verdict: interpolate(words.standIn, { fields: faulty.map(({ label }) => label).join(", ") }),
    open: interpolate(words.meanwhile, { verdict: `${verdict} ${open}`.trim() }),
  };
}

const addressFor = ({ section, inputs }: Calculator) =>
  addressOf(
    section,
    inputs.map(({ id }) => id),
  );

/** The checked figures as the end of an address, with readable ones as plain numbers. */
function hashOf(calculator: Calculator, { checked }: State): string {
  const texts = each(calculator.inputs, ({ id, rule }) => {
    const text = checked[id] ?? "";
    const { value } = readField(text, rule);
    return value === null ? text : plainNumber(rule, value);
  });
  return addressFor(calculator).toAddress(texts);
}

/** Checks what was typed since, and writes the figures into the address. */
function settle(calculator: Calculator, state: State): State {
  const settled = { ...state, checked: state.texts };
  history.replaceState(history.state, "", location.search + hashOf(calculator, settled));
  return settled;
}

/** Fills in the address's values; other fields keep the example's. Null if it is not this calculator's address. */
function openLink(calculator: Calculator, first: State, links: number): State | null {
  const { inputs, words } = calculator;
  const addressed = addressFor(calculator).fromAddress(location.hash);
  if (addressed === null) return null;
  const { texts, odd } = addressed;
  const state = inputs.reduce(
    (filled, input) => fill(calculator, filled, input, texts[input.id] ?? input.start),
    first,
  );
  const isFaulty = faultsIn(calculator, state.texts, state.numbers).size > 0;
  const missing = inputs.filter(({ id }) => texts[id] === undefined);
  const fields = missing.map(({ label }) => label).join(", ");
  // Figures from two sources need a note.
  const isPartial = missing.length > 0 && missing.length < inputs.length;
  const notes = [
    odd > 0 || isFaulty ? words.forged : "",
    isPartial ? interpolate(words.missing ?? "", { fields }) : "",
  ];
  const note = notes.filter(Boolean).join(" ");
  return { ...state, checked: state.texts, note, links };
}

/** @param calculator the same object on every render */
export function useCalculator<View extends Outcome>(calculator: Calculator<View>) {
  const [first] = useState(() => initialState(calculator));
  const [state, setState] = useState(first);
  const view = useMemo(() => calculator.view(state.numbers), [calculator, state.numbers]);
  const { words, section, inputs } = calculator;
  const { texts, checked, links } = state;
  const isPending = texts !== checked;

  const rest = () => {
    if (isPending) setState(settle(calculator, state));
  };
  const onRest = useEffectEvent(rest);
  const open = () => {
    const opened = openLink(calculator, first, links + 1);
    if (opened) setState(opened);
  };

  useEffect(open, []);
  useWindowEvent("hashchange", open);
  useWindowEvent("pagehide", rest);
  useEffect(() => {
    const timer = setTimeout(onRest, pause);
    return () => clearTimeout(timer);
  }, [texts]);
  useEffect(() => {
    if (links === 0) return;
    const element = document.getElementById(section);
    const faulty = element?.querySelector('[aria-invalid="true"]');
    if (faulty) faulty.scrollIntoView({ block: "center" });
    else element?.scrollIntoView();
  }, [links, section]);

  const faults = shownFaults(calculator, state);
  const isFaulty = faults.size > 0;
  return {
    ...state,
    ...sentencesOf(calculator, state, view, isFaulty),
    section,
    inputs,
    view,
    /** Typed, but not yet checked, announced (`aria-busy`) and written into the address. */
    isPending,
    /** Whether faults are shown in place of the verdict. */
    isFaulty,
    /** The message next to a field. */
    errorOf: (id: string) => faults.get(id),
    /** The figures as the end of an address. */
    hash: checked === first.texts ? `#${section}` : hashOf(calculator, state),
    /** Call with each key. */
    edit: (input: CalculatorInput, text: string) =>
      setState({ ...fill(calculator, state, input, text), note: "", said: "" }),
    /** Call when a field loses the focus. */
    rest,
    /** Back to the example. */
    reset: () => {
      if (isPending) settle(calculator, state);
      const isTyped = addressFor(calculator).fromAddress(location.hash) !== null;
      // The previous figures stay one step back: a press on the wrong button loses nothing.
      if (isTyped) history.pushState(history.state, "", location.pathname + location.search);
      setState({ ...first, said: isTyped ? words.example : "", links });
      document.getElementById(section)?.querySelector<HTMLElement>("input,select")?.focus();
    },
    /** Copies a link to the figures. */
    share: async () => {
      setState(settle(calculator, { ...state, said: "" }));
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
