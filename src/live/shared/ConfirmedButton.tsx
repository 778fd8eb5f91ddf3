import words from "virtual:words/engine";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/Button.tsx";
import { isFocusLost } from "#live/engine/grid/use-active-cell.ts";

interface ConfirmedButtonProps {
  /** Its action: its words, or for screen readers if it shows something else. */
  readonly label: string;
  /** Names what is deleted, when the visitor asks. */
  readonly question: () => string;
  /** The label of the answer that deletes it, if that says more than "Delete". */
  readonly confirm?: string;
  /** @param pressed the button, which disappears: the focus may move to something near it */
  readonly onConfirm: (pressed: HTMLElement) => void;
  readonly className: string;
  readonly children?: ReactNode;
}

/**
 * A two-step button for an action that cannot be undone. The question replaces it. The answer that keeps everything
 * takes the focus, so that a double press deletes nothing.
 */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, onConfirm } = props;
  const [question, setQuestion] = useState<string | null>(null);
  const start = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setQuestion(null));
    if (isFocusLost()) start.current?.focus();
  };
  if (question === null)
    return (
      <button
        ref={start}
        type="button"
        aria-label={label}
        className={props.className}
        onClick={() => setQuestion(props.question())}
      >
        {props.children ?? label}
      </button>
    );
  return (
    <div
      role="group"
      data-part="clearing"
      aria-label={label}
      className="flex basis-full flex-wrap items-center gap-2 rounded-medium bg-sunken p-3 text-small"
      onKeyDown={({ key }) => {
        if (key === "Escape") close();
      }}
    >
      <p role="alert" className="basis-full wrap-anywhere">
        {question}
      </p>
      <Button
        size="small"
        onClick={({ currentTarget }) => {
          onConfirm(currentTarget);
          close();
        }}
      >
        {props.confirm ?? words.confirm}
      </Button>
      <Button size="small" tone="quiet" autoFocus onClick={close}>
        {words.cancel}
      </Button>
    </div>
  );
}
