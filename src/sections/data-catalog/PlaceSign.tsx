import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";

type Place = Content<"dataCatalog">["shared"]["places"][number];

/** Each shows the moment in which a definition is read, with the few words it is given. */
const drawings: Record<Place["id"], (words: Place["sign"]) => React.ReactNode> = {
  editor: ([name = "", meaning = ""]) => (
    <>
      <span className="w-fit border-r-2 border-(--mark) font-code">{name.slice(0, 4)}</span>
      <span className="mt-1 w-fit rounded-medium border border-night-line px-3 py-1.5">
        <b className="font-code font-medium">{name}</b> {meaning}
      </span>
    </>
  ),
  question: ([before, known, after]) => (
    <>
      “{before} <u className="decoration-(--mark) decoration-2 underline-offset-4">{known}</u>{" "}
      {after}”
    </>
  ),
  table: (words) =>
    words.map((word) => (
      <span
        key={word}
        className="border-b-2 border-night-line px-3.5 py-1.5 font-code last:border-(--mark)"
      >
        {word}
      </span>
    )),
};

const classes: Record<Place["id"], string> = {
  editor: "grid content-end text-small/body",
  question: "font-display text-title/[1.3]",
  table: "grid grid-flow-col content-end items-end justify-start text-small/body",
};

/** A place's drawing. Decoration: the text below it says the same. */
export function PlaceSign({ id, words }: { id: Place["id"]; words: Place["sign"] }) {
  return (
    <div aria-hidden="true" className={cx("mb-4 min-h-22", classes[id])}>
      {drawings[id](words)}
    </div>
  );
}
