/**
 * CodeMirror for the query editor. Tab moves through the editor until the visitor does something in it, and again after
 * Escape.
 */
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
import {
  bracketMatching,
  HighlightStyle,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { lintKeymap } from "@codemirror/lint";
import { Compartment, type Extension, Prec } from "@codemirror/state";
import { drawSelection, EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { RefObject } from "react";
import { editorLabel, type EditorProps } from "./editor-props.ts";

/* The style: the site's inks and sizes, through its custom properties, which reach into the shadow root. */
const font = "var(--font-code)";
const small = "var(--text-small)";
const line = "0.0625rem solid var(--color-line-strong)";

/** The same five inks as wherever SQL is printed (src/ui/sql.css). */
const inks = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--color-moss)", fontWeight: "540" },
  { tag: tags.string, color: "var(--color-persimmon)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--color-clay)" },
  { tag: tags.comment, color: "var(--color-ink-muted)", fontStyle: "italic" },
]);

const frame = EditorView.theme({
  "&": {
    height: "100%",
    maxHeight: "calc(14lh + 1.5rem)",
    color: "var(--color-ink)",
    fontSize: "var(--query-editor-text)",
  },
  // CodeMirror's own class for the focus comes a moment later.
  "&:focus-within": {
    outline: "0.1875rem solid var(--color-focus)",
    outlineOffset: "-0.1875rem",
  },
  ".cm-scroller": { fontFamily: font, lineHeight: "1.5" },
  ".cm-content": { padding: "0.75rem 0", caretColor: "var(--color-ink)" },
  ".cm-line": { padding: "0 1rem" },
  ".cm-cursor": { borderLeftColor: "var(--color-ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { background: "color-mix(in oklab, var(--color-moss) 28%, transparent)" },
  // The page's color for selected text fits another background, and the inks are too pale on this one.
  ".cm-line::selection, .cm-line ::selection": { color: "var(--color-ink)" },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    background: "var(--color-moss-soft)",
    outline: "0.0625rem solid var(--color-moss)",
  },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "wavy underline var(--color-persimmon)",
    textUnderlineOffset: "0.25em",
  },
});

const panels = EditorView.theme({
  ".cm-tooltip": {
    border: line,
    borderRadius: "var(--radius-medium)",
    background: "var(--color-raised)",
    color: "var(--color-ink)",
    boxShadow: "var(--shadow-panel)",
    fontFamily: "var(--font-text)",
    fontSize: small,
    overflow: "hidden",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: font, maxHeight: "14rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "0.3rem 0.75rem" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    background: "var(--color-inverse)",
    color: "var(--color-on-inverse)",
    // Visible in forced colors.
    outline: "0.125rem solid transparent",
    outlineOffset: "-0.125rem",
  },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "640" },
  ".cm-completionDetail": { fontFamily: "var(--font-text)", fontStyle: "normal", opacity: "0.8" },
  ".cm-tooltip.cm-completionInfo": { padding: "0.5rem 0.75rem", maxWidth: "18rem" },
  ".cm-diagnostic": { padding: "0.5rem 0.75rem", borderLeft: "none" },
  ".cm-diagnosticAction": {
    border: line,
    borderRadius: "var(--radius-full)",
    background: "none",
    color: "inherit",
    padding: "0.25rem 0.75rem",
    font: "inherit",
    cursor: "pointer",
  },
});

const look = [frame, panels, syntaxHighlighting(inks)];

/* Parts and keys. */

export const languagePart = new Compartment();

/** Focus that arrives by Tab may only be passing through: Tab indents once something else is done here (WCAG 2.1.2). */
const leaving = () => {
  /** The focus has just arrived, with no keydown since: a Tab that is released or held brought it. */
  let isFresh = false;
  return EditorView.domEventHandlers({
    focus: () => {
      isFresh = true;
    },
    keydown: ({ key, repeat }, view) => {
      if (key === "Escape" || (key === "Tab" && repeat && isFresh)) view.setTabFocusMode(true);
      else if (key !== "Tab" && key !== "Shift") view.setTabFocusMode(false);
      if (key !== "Shift") isFresh = false;
    },
    keyup: ({ key }, view) => {
      if (key === "Tab" && isFresh) view.setTabFocusMode(true);
    },
    mousedown: (_, view) => view.setTabFocusMode(false),
    blur: (_, view) => view.setTabFocusMode(false),
  });
};

/**
 * A letter typed over a selection: by default, Chromium joins the remaining text with style attributes, which the
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

/** Tab takes the selected completion, or the first. Enter takes one only after the arrow keys. */
const acceptByTab = (view: EditorView): boolean => {
  if (completionStatus(view.state) !== "active") return false;
  if (selectedCompletionIndex(view.state) === null)
    view.dispatch({ effects: setSelectedCompletion(0) });
  return acceptCompletion(view);
};

/**
 * @param props the editor's latest ones
 * @param language the extension that changes with the tables
 */
export const setup = (props: RefObject<EditorProps>, language: Extension): Extension => [
  Prec.highest(
    keymap.of([
      {
        key: "Mod-Enter",
        run: () => {
          props.current.onRun();
          return true;
        },
      },
    ]),
  ),
  // Before the key bindings of the extensions below, which stop an Escape that closes something.
  Prec.highest(leaving()),
  overSelection,
  history(),
  drawSelection(),
  bracketMatching(),
  closeBrackets(),
  // Nothing can be accepted by accident, so the list needs no delay.
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
  EditorView.contentAttributes.of({
    "aria-label": editorLabel,
    spellcheck: "false",
    tabindex: "0",
  }),
  EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) props.current.onWrite(state.doc.toString());
  }),
  languagePart.of(language),
  look,
];
