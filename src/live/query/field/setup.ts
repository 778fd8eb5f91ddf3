/** The editor's parts and keys. Escape and then Tab leaves it; any other key makes Tab indent again. */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
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

const leaving = EditorView.domEventHandlers({
  keydown: (event, view) => {
    if (event.key === "Escape") view.setTabFocusMode(true);
    else if (event.key !== "Tab" && event.key !== "Shift") view.setTabFocusMode(false);
    return false;
  },
  blur: (_, view) => {
    view.setTabFocusMode(false);
  },
});

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
  Prec.highest(leaving),
  overSelection,
  history(),
  drawSelection(),
  bracketMatching(),
  closeBrackets(),
  autocompletion({ icons: false }),
  indentUnit.of("  "),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
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
