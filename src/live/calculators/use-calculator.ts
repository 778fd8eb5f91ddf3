/**
 * The state of a calculator: the text in its fields, the numbers read from it, and what is wrong with the rest.
 * The figures follow the `#` in the address, so no server learns them. See docs/decisions/0028-calculators.md.
 */
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { useWindowEvent } from "#live/shared/use-window-event.ts";
import { type Example, plainNumber, readField } from "./numbers.ts";
import type { calculatorWords } from "./schema.ts";

type Texts = Readonly<Record<string, string>>;

/**
 * @param section the id of the calculator's section
 * @returns the end of an address, such as `#calculator?stores=2`
 */
export const toAddress = (section: string, texts: Texts): string =>
  `#${section}?${new URLSearchParams(texts).toString()}`;

/**
 * Nothing in the hash is trusted: values are read like typed ones.
 *
 * @returns the values by field; null if the hash contains no sum
 */
export const fromAddress = (hash: string, section: string): Partial<Texts> | null =>
  hash.startsWith(`#${section}?`)
    ? Object.fromEntries(new URLSearchParams(hash.slice(section.length + 2)))
    : null;

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

/** @returns what is wrong, by field, and the numbers: a field that is not readable keeps its last one */
function read({ inputs, words, contradiction }: Calculator, texts: Texts, last: Numbers) {
  const faults = new Map<string, string>();
  const numbers = each(inputs, ({ id, rule }) => {
    const written = texts[id] ?? "";
    const { value, fault, instead = "" } = readField(written, rule);
    const isOption = rule.kind === "choice";
    const message = fault && (isOption ? words.unlisted : words.faults[fault]);
    if (fault) faults.set(id, interpolate(message ?? "", { written, instead }));
    return value ?? last[id] ?? 0;
  });
  const found = contradiction(numbers);
  if (found && !faults.has(found.id)) faults.set(found.id, found.message);
  // While two fields contradict each other, all keep their last numbers.
  return { faults, numbers: found ? last : numbers };
}

/** Puts text into a field. */
function fill(calculator: Calculator, state: State, id: string, text: string): State {
  const texts = { ...state.texts, [id]: text };
  return { ...state, texts, numbers: read(calculator, texts, state.numbers).numbers };
}

/** The checked figures as the end of an address, with readable ones as plain numbers. */
function hashOf({ section, inputs }: Calculator, { checked }: State): string {
  const texts = each(inputs, ({ id, rule }) => {
    const text = checked[id] ?? "";
    const { value } = readField(text, rule);
    return value === null ? text : plainNumber(rule, value);
  });
  return toAddress(section, texts);
}

/** Checks what was typed since, and writes the figures into the address. */
function settle(calculator: Calculator, state: State): State {
  const settled = { ...state, checked: state.texts };
  history.replaceState(history.state, "", location.search + hashOf(calculator, settled));
  return settled;
}

const addressed = ({ section }: Calculator) => fromAddress(location.hash, section);

/** Fills in the address's values; other fields keep the example's. Null if it is not this calculator's address. */
function openLink(calculator: Calculator, first: State, links: number): State | null {
  const { inputs, words } = calculator;
  const texts = addressed(calculator);
  if (texts === null) return null;
  const state = inputs.reduce(
    (filled, { id, start }) => fill(calculator, filled, id, texts[id] ?? start),
    first,
  );
  const isFaulty = read(calculator, state.texts, state.numbers).faults.size > 0;
  const missing = inputs.filter(({ id }) => texts[id] === undefined);
  const fields = missing.map(({ label }) => label).join(", ");
  // Figures from two sources need a note.
  const isPartial = missing.length > 0 && missing.length < inputs.length;
  const notes = [
    isFaulty ? words.forged : "",
    isPartial ? interpolate(words.missing ?? "", { fields }) : "",
  ];
  return { ...state, checked: state.texts, note: notes.filter(Boolean).join(" "), links };
}

/** @param calculator the same object on every render */
export function useCalculator<View extends Outcome>(calculator: Calculator<View>) {
  const { words, section, inputs } = calculator;
  const [first] = useState((): State => {
    const texts = each(inputs, ({ start }) => start);
    const numbers = each(inputs, ({ start, rule }) => readField(start, rule).value ?? 0);
    return { texts, checked: texts, numbers, note: "", said: "", links: 0 };
  });
  const [state, setState] = useState(first);
  const { texts, checked, numbers, links } = state;
  const view = useMemo(() => calculator.view(numbers), [calculator, numbers]);
  const isPending = texts !== checked;
  const { faults } = read(calculator, texts, numbers);
  const known = read(calculator, checked, numbers).faults;
  /** A first fault waits until typing pauses; one that is corrected disappears at once. */
  const errorOf = (id: string) => (known.has(id) ? faults.get(id) : undefined);
  const faulty = inputs.filter(({ id }) => faults.has(id));
  const isFaulty = faulty.some(({ id }) => known.has(id));

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
    const wrong = element?.querySelector('[aria-invalid="true"]');
    if (wrong) wrong.scrollIntoView({ block: "center" });
    else element?.scrollIntoView();
  }, [links, section]);

  /** While a field is faulty, the verdict says so, and which number is used instead. */
  const standIn = {
    verdict: interpolate(words.standIn, { fields: faulty.map(({ label }) => label).join(", ") }),
    open: interpolate(words.meanwhile, { verdict: `${view.verdict} ${view.open}`.trim() }),
  };
  return {
    ...state,
    verdict: isFaulty ? standIn.verdict : view.verdict,
    open: isFaulty ? standIn.open : view.open,
    inputs,
    words,
    view,
    /** Typed, but not yet checked, announced (`aria-busy`) and written into the address. */
    isPending,
    /** Whether faults are shown in place of the verdict. */
    isFaulty,
    /** The message next to a field. */
    errorOf,
    /** The figures as the end of an address. */
    hash: checked === first.texts ? `#${section}` : hashOf(calculator, state),
    /** Call with each key. */
    edit: (id: string, text: string) =>
      setState({ ...fill(calculator, state, id, text), note: "", said: "" }),
    /** Call when a field loses the focus. */
    rest,
    /** Back to the example. */
    reset: () => {
      if (isPending) settle(calculator, state);
      const isTyped = addressed(calculator) !== null;
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
