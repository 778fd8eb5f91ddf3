import type { ButtonHTMLAttributes, InputHTMLAttributes } from "react";
import type { Content } from "#content/collections.ts";
import { Glyph, type GlyphName } from "./Glyph.tsx";

/** What stands in the bar, by its key. */
const glyphs = {
  sort: "sort",
  filter: "filter",
  columns: "columns",
  export: "download",
} as const satisfies Record<string, GlyphName>;
export type ToolName = keyof typeof glyphs;

interface ToolProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  name: ToolName;
  label: string;
  /** How many of its kind hold; none is shown for 0. */
  count?: number;
}

/** A button of the bar. On a narrow table its words are for screen readers alone. */
export function Tool({ name, label, count = 0, ...rest }: ToolProps) {
  return (
    <button type="button" data-key={name} className="tbl-tool" {...rest}>
      <Glyph name={glyphs[name]} />
      <span>{label}</span>
      {count > 0 && <b>{count}</b>}
    </button>
  );
}

interface SearchFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  words: Content<"tableDemo">["frame"];
  /** The machine has a Command key. Not known before the table is live: until then it is the other sign. */
  isApple?: boolean;
}

/** The field with its key, of which one sign shows on Apple’s machines and the other elsewhere. */
export function SearchField({ words, isApple = false, ...rest }: SearchFieldProps) {
  return (
    <label className="tbl-search">
      <Glyph name="search" />
      <input
        type="search"
        data-key="search"
        placeholder={words.search}
        aria-label={words.search}
        aria-keyshortcuts="Meta+K Control+K"
        autoComplete="off"
        spellCheck={false}
        {...rest}
      />
      <kbd aria-hidden="true">
        {isApple && <Glyph name="command" />}
        {isApple ? words.key : words.keyOther}
      </kbd>
    </label>
  );
}

interface UploadToolProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
}

/** The file chooser, which is the browser’s own: it opens without script. */
export function UploadTool({ label, ...rest }: UploadToolProps) {
  return (
    <label className="tbl-tool tbl-upload">
      <input type="file" multiple data-key="upload" accept=".csv,.tsv,.txt,text/csv" {...rest} />
      <Glyph name="upload" />
      <span>{label}</span>
    </label>
  );
}
