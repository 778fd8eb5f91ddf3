/** How the editor looks: the site's inks and sizes, by its own properties, which reach into the shadow root. */
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

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
  "&": { height: "100%", color: "var(--color-ink)", fontSize: "var(--query-editor-text)" },
  "&.cm-focused": {
    outline: "0.1875rem solid var(--color-focus)",
    outlineOffset: "-0.1875rem",
  },
  ".cm-scroller": { fontFamily: font, lineHeight: "1.5" },
  ".cm-content": { padding: "0.75rem 0", caretColor: "var(--color-ink)" },
  ".cm-line": { padding: "0 1rem" },
  ".cm-cursor": { borderLeftColor: "var(--color-ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { background: "color-mix(in oklab, var(--color-moss) 28%, transparent)" },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    background: "var(--color-moss-soft)",
    outline: "none",
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

export const look = [frame, panels, syntaxHighlighting(inks)];
