/** The editor's parts and keys. Tab passes through it until something is done in it, and again after Escape. */
import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  completionStatus,
  selectedCompletionIndex,
  setSelectedCompletion,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentUnit } from "@codemirror/language";
import { lintKeymap } from "@codemirror/lint";
import { Compartment, type Extension, Prec } from "@codemirror/state";
import { drawSelection, EditorView, keymap } from "@codemirror/view";
import { look } from "./look.ts";

export const languagePart = new Compartment();

export interface Heard {
  readonly label: string;
  readonly onRun: () => void;
  readonly onWrite: (sql: string) => void;
}

/** Focus that arrives by Tab may only be passing through: Tab indents once something else is done here (WCAG 2.1.2). */
const leaving = () => {
  /** The focus has just come, and no key went down since: a Tab that comes up, or is held down, brought it. */
  let isFresh = false;
  return EditorView.domEventHandlers({
    focus: () => {
      isFresh = true;
      return false;
    },
    keydown: ({ key, repeat }, view) => {
      if (key === "Escape" || (key === "Tab" && repeat && isFresh)) view.setTabFocusMode(true);
      else if (key !== "Tab" && key !== "Shift") view.setTabFocusMode(false);
      if (key !== "Shift") isFresh = false;
      return false;
    },
    keyup: ({ key }, view) => {
      if (key === "Tab" && isFresh) view.setTabFocusMode(true);
      return false;
    },
    mousedown: (_, view) => {
      view.setTabFocusMode(false);
      return false;
    },
    blur: (_, view) => {
      view.setTabFocusMode(false);
    },
  });
};

/**
 * A letter typed over what is selected: left to itself, Chromium joins what is left with style attributes, which the
 * site's policy refuses and reports.
 */
const overSelection = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { state } = view;
    const text = event.inputType === "insertText" ? event.data : null;
    if (text === null || event.isComposing || state.selection.main.empty) return false;
    view.dispatch(state.replaceSelection(text), { userEvent: "input.type", scrollIntoView: true });
    event.preventDefault();
    return true;
  },
});

/** Tab takes the completion that is selected, else the first. Enter takes one only after the arrow keys. */
const acceptByTab = (view: EditorView): boolean => {
  if (completionStatus(view.state) !== "active") return false;
  if (selectedCompletionIndex(view.state) === null)
    view.dispatch({ effects: setSelectedCompletion(0) });
  return acceptCompletion(view);
};

/** @param language the part that changes with the tables */
export const setup = ({ label, onRun, onWrite }: Heard, language: Extension): Extension => [
  Prec.highest(
    keymap.of([
      {
        key: "Mod-Enter",
        run: () => {
          onRun();
          return true;
        },
      },
    ]),
  ),
  // Before the keys of the parts below, which stop an Escape that closes something.
  Prec.highest(leaving()),
  overSelection,
  history(),
  drawSelection(),
  bracketMatching(),
  closeBrackets(),
  // Nothing can be taken by accident, so the list needs no delay against it.
  autocompletion({ icons: false, selectOnOpen: false, interactionDelay: 0 }),
  indentUnit.of("  "),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    { key: "Tab", run: acceptByTab },
    ...defaultKeymap,
    ...historyKeymap,
    ...lintKeymap,
    indentWithTab,
  ]),
  EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", tabindex: "0" }),
  EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) onWrite(state.doc.toString());
  }),
  languagePart.of(language),
  look,
];
