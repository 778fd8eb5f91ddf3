import type { Content } from "#model/kinds.ts";

type Place = Content<"dataCatalog">["shared"]["places"][number];

/** Each shows the moment in which a definition is read, with the few words it is given. */
const drawings: Record<Place["id"], (words: Place["sign"]) => React.ReactNode> = {
  editor: ([name = "", meaning = ""]) => (
    <>
      <span className="arrival-typed">{name.slice(0, 4)}</span>
      <span className="arrival-offer">
        <b>{name}</b> {meaning}
      </span>
    </>
  ),
  question: ([before, known, after]) => (
    <>
      “{before} <u>{known}</u> {after}”
    </>
  ),
  table: (words) =>
    words.map((word) => (
      <span key={word} className="arrival-head">
        {word}
      </span>
    )),
};

/** A place's drawing. Decoration: the text below it says the same. */
export function PlaceSign({ id, words }: { id: Place["id"]; words: Place["sign"] }) {
  return (
    <div aria-hidden="true" className="arrival" data-place={id}>
      {drawings[id](words)}
    </div>
  );
}
