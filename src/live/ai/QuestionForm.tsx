/** Where visitors ask: the field, example questions, and one line below them. */
import words from "virtual:words/aiDemo";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { cx } from "#ui/cx.ts";

/** One line, which scrolls sideways. */
export const line = "flex min-h-11 items-center gap-2 overflow-x-auto text-ink-muted";

interface QuestionsProps {
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Example questions in one line, which fades where it continues. */
export function Questions({ label, questions, onAsk }: QuestionsProps) {
  return (
    <div
      className={cx(
        line,
        "scrollbar-thin mask-[linear-gradient(90deg,black_calc(100%-2.5rem),transparent)] whitespace-nowrap after:w-8 after:flex-none",
      )}
      role="group"
      aria-label={label}
    >
      <span aria-hidden="true">{label}</span>
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          data-ask={question}
          className="min-h-8 cursor-pointer rounded-full border border-line-strong bg-raised px-3 text-ink -outline-offset-3 hover:border-current data-pressed:opacity-60"
          onClick={() => onAsk(question)}
        >
          {question}
        </button>
      ))}
    </div>
  );
}

interface QuestionFormProps {
  field: Ref<HTMLInputElement>;
  onAsk: (question: string) => void;
  /** Called with the field's text. */
  onSubmit: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The last line, for what comes next. */
  children: ReactNode;
}

export function QuestionForm({ field, onAsk, onSubmit, onKeyDown, children }: QuestionFormProps) {
  const { label, placeholder, ask } = words.field;
  return (
    <div className="grid gap-1 border-b border-line px-5 pt-4 pb-2 text-small/body md:px-8 md:pt-6 md:pb-3 unscripted:hidden">
      {/* Without a handler, the method "dialog" sends nothing. */}
      <form
        method="dialog"
        className="mb-1 flex rounded-full bg-raised inset-ring inset-ring-line-strong outline-offset-3 has-[>input:focus-visible]:outline-3 data-pressed:opacity-60"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <input
          ref={field}
          className="min-h-13 min-w-0 flex-1 rounded-[inherit] ps-5 text-base outline-none placeholder:text-ink-muted"
          name="question"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="send"
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className="m-1.5 flex-none cursor-pointer rounded-full bg-rust px-5 font-medium text-on-inverse active:scale-[0.975] data-pressed:opacity-60 forced-colors:border"
        >
          {ask}
        </button>
      </form>
      <Questions label={words.starters.label} questions={words.starters.items} onAsk={onAsk} />
      {children}
    </div>
  );
}
