/** Where one asks: the field, questions to begin with, and what may come next. The same before and after waking. */
import type { KeyboardEvent, ReactNode, Ref } from "react";
import type { Content } from "#model/kinds.ts";

interface QuestionsProps {
  label: string;
  questions: readonly string[];
  onAsk?: ((question: string) => void) | undefined;
}

/** Questions in one line. A press says by `data-ask` what it asks, so that it is heard before the app is there. */
export function Questions({ label, questions, onAsk }: QuestionsProps) {
  return (
    <div className="ask-line" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          data-ask={question}
          onClick={onAsk && (() => onAsk(question))}
        >
          {question}
        </button>
      ))}
    </div>
  );
}

interface DockProps {
  words: Content<"aiDemo">;
  field?: Ref<HTMLInputElement>;
  onAsk?: (question: string) => void;
  onSubmit?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The last line: what may come next. */
  children: ReactNode;
}

export function Dock({ words, field, onAsk, onSubmit, onKeyDown, children }: DockProps) {
  const { label, placeholder, ask } = words.field;
  return (
    <div className="ask-dock">
      {/* Of itself it sends nothing anywhere. */}
      <form
        method="dialog"
        className="ask-form"
        onSubmit={
          onSubmit &&
          ((event) => {
            event.preventDefault();
            onSubmit();
          })
        }
      >
        <input
          ref={field}
          name="question"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="send"
          onKeyDown={onKeyDown}
        />
        <button type="submit">{ask}</button>
      </form>
      <Questions label={words.starters.label} questions={words.starters.items} onAsk={onAsk} />
      {children}
    </div>
  );
}
