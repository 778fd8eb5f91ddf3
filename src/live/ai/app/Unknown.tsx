import words from "virtual:words/aiDemo";
import type { NotUnderstood } from "#live/ai/ezql/types.ts";
import { Asked } from "../parts/Answer.tsx";
import { heading } from "../parts/looks.ts";

interface UnknownProps {
  readonly question: string;
  readonly reply: NotUnderstood;
  readonly onAsk: (question: string) => void;
}

/** More words than these are no help. */
const most = 12;
const short = (word: string) => (word.length > 40 ? `${word.slice(0, 40).toWellFormed()} …` : word);

const nearQuestion =
  "mt-2 min-h-11 cursor-pointer rounded-full border border-line-strong bg-raised px-4.5 text-start font-display text-lead/body hover:border-current";

/** What is not understood, said plainly, with the way to what is. */
export function Unknown({ question, reply, onAsk }: UnknownProps) {
  const { title, words: label, nothing, near, said } = words.unknown;
  return (
    <div className="col-span-full">
      <Asked words={words.turn} question={question} />
      <h2 className={heading}>{title}</h2>
      <p className="mb-4 max-w-prose wrap-anywhere">
        {reply.words.length === 0 ? (
          nothing
        ) : (
          <>
            {label} <b>{reply.words.slice(0, most).map(short).join(", ")}</b>. {said}
          </>
        )}
      </p>
      {reply.near.length > 0 && (
        <>
          <p>{near}</p>
          <ul>
            {reply.near.map((each) => (
              <li key={each}>
                <button type="button" className={nearQuestion} onClick={() => onAsk(each)}>
                  {each}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
