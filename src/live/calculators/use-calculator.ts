/**
 * The state of a calculator: the text in its fields, the numbers read from it, and what is wrong with the rest.
 * The figures follow the `#` in the address, so no server learns them. See docs/decisions/0028-calculators.md.
 */
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Address } from "./address.ts";
import { type FaultKind, type FieldRule, plainNumber, readField } from "./numbers.ts";

/** Words for every calculator; names in brackets are filled in. */
interface CalculatorWords {
  readonly faults: Readonly<Record<FaultKind, string>>;
  /** Which fields cannot be read and what is used instead. */
  readonly standIns: Readonly<Record<"last" | "example", string>>;
  /** For a link that has only some of the fields. */
  readonly missing?: string;
  /** Next to a list that has no such choice. */
  readonly unlisted?: string;
  readonly meanwhile: string;
  readonly forged: string;
  readonly example: string;
  readonly copied: string;
  readonly notCopied: string;
}

type Numbers<Id extends string> = Readonly<Record<Id, number>>;

/** The verdict on the numbers. */
interface Outcome {
  readonly verdict: string;
  /** What follows from it, or what it depends on; may be empty. */
  readonly open: string;
}

export interface Calculator<Id extends string, View extends Outcome = Outcome> {
  /** The id of its section. */
  readonly section: string;
  readonly ids: readonly Id[];
  readonly rules: Readonly<Record<Id, FieldRule>>;
  readonly labels: Readonly<Record<Id, string>>;
  /** The first text of each field. */
  readonly starts: Readonly<Record<Id, string>>;
  readonly words: CalculatorWords;
  readonly address: Address<Id>;
  /** Everything shown for the numbers. */
  readonly view: (inputs: Numbers<Id>) => View;
  /** The field whose number contradicts another one, and what to do; null if none does. */
  readonly contradiction: (
    inputs: Numbers<Id>,
  ) => { readonly id: Id; readonly message: string } | null;
}

interface State<Id extends string> {
  readonly texts: Readonly<Record<Id, string>>;
  /** The last readable number of each field. */
  readonly latest: Numbers<Id>;
  /** The last readable numbers that do not contradict each other. */
  readonly inputs: Numbers<Id>;
  /** Fields that a link filled with something other than a number, so that the example's number is used. */
  readonly fromLink: readonly Id[];
  /** Messages next to fields. A first fault waits until typing pauses. */
  readonly errors: Readonly<Partial<Record<Id, string>>>;
  /** Whether faults are shown in place of the verdict. */
  readonly isFaulty: boolean;
  /** Typed, but not yet checked, announced and written into the address. */
  readonly isPending: boolean;
  /** Whether the figures belong in the address. */
  readonly isChanged: boolean;
  /** About the opened link. */
  readonly note: string;
  /** The answer to a button. */
  readonly said: string;
  /** For screen readers, once typing pauses. */
  readonly heard: string;
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

function initialState<Id extends string>({
  ids,
  rules,
  starts,
  section,
}: Calculator<Id>): State<Id> {
  const latest = Object.fromEntries(
    ids.map((id) => [id, readField(starts[id], rules[id]).value ?? 0]),
  ) as Numbers<Id>;
  return {
    texts: starts,
    latest,
    inputs: latest,
    fromLink: [],
    errors: {} as State<Id>["errors"],
    isFaulty: false,
    isPending: false,
    isChanged: false,
    note: "",
    said: "",
    heard: "",
    hash: `#${section}`,
    links: 0,
  };
}

/** @returns what is wrong with a field; null if its number is accepted */
function faultOf<Id extends string>(
  { rules, words, contradiction }: Calculator<Id>,
  { texts, latest }: State<Id>,
  id: Id,
): string | null {
  const reading = readField(texts[id], rules[id]);
  if (reading.fault !== null)
    return rules[id].kind === "choice"
      ? interpolate(words.unlisted ?? "", { written: texts[id] })
      : interpolate(words.faults[reading.fault], { instead: reading.instead });
  const found = contradiction(latest);
  return found?.id === id ? found.message : null;
}

const faultyIn = <Id extends string>(calculator: Calculator<Id>, state: State<Id>): Id[] =>
  calculator.ids.filter((id) => faultOf(calculator, state, id) !== null);

/** Puts text into a field. Faults that it corrects disappear at once, in other fields too. */
function fill<Id extends string>(
  calculator: Calculator<Id>,
  state: State<Id>,
  id: Id,
  text: string,
) {
  const { value } = readField(text, calculator.rules[id]);
  const latest = value === null ? state.latest : { ...state.latest, [id]: value };
  const inputs = calculator.contradiction(latest) ? state.inputs : latest;
  const next: State<Id> = { ...state, texts: { ...state.texts, [id]: text }, latest, inputs };
  const faulty = faultyIn(calculator, next);
  return {
    ...next,
    errors: Object.fromEntries(
      faulty.flatMap((each) => (state.errors[each] ? [[each, state.errors[each]]] : [])),
    ) as State<Id>["errors"],
    fromLink: state.fromLink.filter((each) => faulty.includes(each)),
    isFaulty: state.isFaulty && faulty.length > 0,
  };
}

/** Which number is used for an unreadable field. */
function standIns<Id extends string>(calculator: Calculator<Id>, state: State<Id>): string {
  const { labels, words } = calculator;
  const faulty = faultyIn(calculator, state);
  const sentence = (form: string, ids: readonly Id[]) =>
    ids.length > 0 ? interpolate(form, { fields: ids.map((id) => labels[id]).join(", ") }) : "";
  return [
    sentence(
      words.standIns.last,
      faulty.filter((id) => !state.fromLink.includes(id)),
    ),
    sentence(
      words.standIns.example,
      faulty.filter((id) => state.fromLink.includes(id)),
    ),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The sentence about all figures: the verdict, unless a field is faulty; then that comes first. */
function sentencesOf<Id extends string>(
  calculator: Calculator<Id>,
  state: State<Id>,
  { verdict, open }: Outcome = calculator.view(state.inputs),
): Outcome {
  if (!state.isFaulty) return { verdict, open };
  const meanwhile = { verdict: `${verdict} ${open}`.trim() };
  return {
    verdict: standIns(calculator, state),
    open: interpolate(calculator.words.meanwhile, meanwhile),
  };
}

/** Checks, announces, and writes the address. */
function settle<Id extends string>(calculator: Calculator<Id>, state: State<Id>): State<Id> {
  const { ids, rules, address } = calculator;
  const faults = ids.flatMap((id) => {
    const fault = faultOf(calculator, state, id);
    return fault === null ? [] : [[id, fault] as const];
  });
  const texts = Object.fromEntries(
    ids.map((id) => {
      const { value } = readField(state.texts[id], rules[id]);
      return [id, value === null ? state.texts[id] : plainNumber(rules[id], value)];
    }),
  ) as Record<Id, string>;
  const next = {
    ...state,
    errors: Object.fromEntries(faults) as State<Id>["errors"],
    isFaulty: faults.length > 0,
    isPending: false,
    hash: address.toAddress(texts),
  };
  if (next.isChanged) history.replaceState(history.state, "", location.search + next.hash);
  const { verdict, open } = sentencesOf(calculator, next);
  return { ...next, heard: [verdict, open, next.note].filter(Boolean).join(" ") };
}

/** Fills in the address's values; other fields keep the example's. Null if it is not this calculator's address. */
function openLink<Id extends string>(
  calculator: Calculator<Id>,
  { links }: State<Id>,
): State<Id> | null {
  const { ids, starts, labels, words, address } = calculator;
  const addressed = address.fromAddress(location.hash);
  if (addressed === null) return null;
  let state = initialState(calculator);
  for (const id of ids) state = fill(calculator, state, id, addressed.texts[id] ?? starts[id]);
  const fromLink = faultyIn(calculator, state);
  const missing = ids.filter((id) => addressed.texts[id] === undefined);
  const notes = [
    addressed.odd > 0 || fromLink.length > 0 ? words.forged : "",
    // Figures from two sources need a note.
    missing.length > 0 && missing.length < ids.length
      ? interpolate(words.missing ?? "", { fields: missing.map((id) => labels[id]).join(", ") })
      : "",
  ];
  const note = notes.filter(Boolean).join(" ");
  return settle(calculator, { ...state, fromLink, note, links: links + 1 });
}

/** @param calculator the same object on every render */
export function useCalculator<Id extends string, View extends Outcome>(
  calculator: Calculator<Id, View>,
) {
  const [state, setState] = useState(() => initialState(calculator));
  const view = useMemo(() => calculator.view(state.inputs), [calculator, state.inputs]);
  const { words, section, ids, address } = calculator;

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
    return () => {
      clearTimeout(timer);
    };
  }, [state.isPending, state.texts]);
  useEffect(() => {
    if (state.links === 0) return;
    const element = document.getElementById(section);
    const faulty = element?.querySelector('[aria-invalid="true"]');
    if (faulty) faulty.scrollIntoView({ block: "center" });
    else element?.scrollIntoView();
  }, [state.links, section]);

  return {
    ...state,
    ...sentencesOf(calculator, state, view),
    view,
    /** Call with each key. */
    edit: (id: Id, text: string) => {
      const next = fill(calculator, state, id, text);
      setState({ ...next, isPending: true, isChanged: true, note: "", said: "" });
    },
    /** Call when a field loses the focus. */
    rest,
    /** Back to the example. */
    reset: () => {
      if (state.isPending) settle(calculator, state);
      const isTyped = address.fromAddress(location.hash) !== null;
      // The previous figures stay one step back: a press on the wrong button loses nothing.
      if (isTyped) history.pushState(history.state, "", location.pathname + location.search);
      const { links } = state;
      const example = { ...initialState(calculator), said: isTyped ? words.example : "", links };
      setState(settle(calculator, example));
      const [first] = ids;
      document.getElementById(section)?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
    /** Copies a link to the figures. */
    share: async () => {
      const shared = settle(calculator, { ...state, isChanged: true, said: "" });
      setState(shared);
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
