import type { Content } from "#model/kinds.ts";
import type { TableFeature } from "#model/pages/tables.ts";
import { Glyph } from "#live/table/parts/Glyph.tsx";

type Words = Content<"tables">["features"]["items"][number]["sign"];

/** Each draws a corner of the table at work, with the few words it is given. */
const drawings: Record<TableFeature, (words: Words) => React.ReactNode> = {
  sorting: (words) =>
    words.map((word, i) => (
      <span key={word} className="tables-sign-head">
        {word}
        <Glyph name={i === 0 ? "up" : "down"} />
        <sup>{i + 1}</sup>
      </span>
    )),
  filters: (words) =>
    words.map((word) => (
      <span key={word} className="tables-sign-chip">
        {word}
        <Glyph name="close" />
      </span>
    )),
  columns: (words) =>
    words.map((word, i) => (
      <span
        key={word}
        className="tables-sign-line"
        data-off={i === words.length - 1 ? "" : undefined}
      >
        <Glyph name={i === words.length - 1 ? "hidden" : "shown"} />
        {word}
      </span>
    )),
  export: (words) =>
    words.map((word) => (
      <span key={word} className="tables-sign-file">
        {word}
        <Glyph name="download" />
      </span>
    )),
  search: (words) => (
    <>
      <kbd className="tables-sign-key">
        <Glyph name="command" />
      </kbd>
      {words.map((word) => (
        <kbd key={word} className="tables-sign-key">
          {word}
        </kbd>
      ))}
    </>
  ),
  tabs: (words) =>
    words.map((word, i) => (
      <span key={word} className="tables-sign-tab" data-on={i === 0 ? "" : undefined}>
        {word}
      </span>
    )),
  "open-source": (words) => <code className="tables-sign-code">{words.join(" ")}</code>,
  upload: (words) => (
    <span className="tables-sign-drop">
      <Glyph name="upload" />
      {words.join(" ")}
    </span>
  ),
};

/** A feature's drawing. Decoration: the text beside it says the same. */
export function FeatureSign({ id, words }: { id: TableFeature; words: Words }) {
  return (
    <div aria-hidden="true" className="tables-sign" data-sign={id}>
      {drawings[id](words)}
    </div>
  );
}
