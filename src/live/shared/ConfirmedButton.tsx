import words from "virtual:words/engine";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/Button.tsx";
import { isFocusLost } from "#live/engine/grid/use-active-cell.ts";

interface ConfirmedButtonProps {
  readonly label: string;
  /** Names what is deleted. */
  readonly question: string;
  readonly onConfirm: () => void;
  readonly className: string;
}

/**
 * A two-step button for an action that cannot be undone. The question replaces it. The answer that keeps everything
 * takes the focus, so that a double press deletes nothing.
 */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, onConfirm } = props;
  const [isAsking, setIsAsking] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsAsking(false));
    if (isFocusLost()) start.current?.focus();
  };
  if (!isAsking)
    return (
      <button
        ref={start}
        type="button"
        className={props.className}
        onClick={() => setIsAsking(true)}
      >
        {label}
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
        {props.question}
      </p>
      <Button
        size="small"
        onClick={() => {
          onConfirm();
          close();
        }}
      >
        {words.confirm}
      </Button>
      <Button size="small" tone="quiet" autoFocus onClick={close}>
        {words.cancel}
      </Button>
    </div>
  );
}
