import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isFocusLost } from "./grid/use-active-cell.ts";

interface ConfirmedButtonProps {
  /** Its action, for screen readers. */
  readonly label: string;
  /** Names what is deleted, when the visitor asks. */
  readonly question: () => string;
  /** The labels of the two answers. */
  readonly confirm: string;
  readonly cancel: string;
  /** @param pressed the button, which disappears: the focus may move to something near it */
  readonly onConfirm: (pressed: HTMLElement) => void;
  /** The classes of the button, of the box with the question, and of the two answers. */
  readonly looks: Readonly<Record<"start" | "box" | "confirm" | "cancel", string | undefined>>;
  readonly children: ReactNode;
}

/**
 * A two-step button for an action that cannot be undone. The question replaces it. The answer that keeps everything
 * takes the focus, so that a double press deletes nothing.
 */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, looks, onConfirm } = props;
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
        className={looks.start}
        onClick={() => setQuestion(props.question())}
      >
        {props.children}
      </button>
    );
  return (
    <div
      role="group"
      data-part="clearing"
      aria-label={label}
      className={looks.box}
      onKeyDown={({ key }) => {
        if (key === "Escape") close();
      }}
    >
      <p role="alert" className="wrap-anywhere">
        {question}
      </p>
      <button
        type="button"
        className={looks.confirm}
        onClick={({ currentTarget }) => {
          onConfirm(currentTarget);
          close();
        }}
      >
        {props.confirm}
      </button>
      <button type="button" autoFocus className={looks.cancel} onClick={close}>
        {props.cancel}
      </button>
    </div>
  );
}
