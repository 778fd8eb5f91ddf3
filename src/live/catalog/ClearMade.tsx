import words from "virtual:words/catalogDemo";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { say } from "#lib/text/say.ts";

interface ClearMadeProps {
  /** How many go. */
  relations: number;
  tables: number;
  /** Has to give the focus a place: the buttons go with what they delete. */
  onClear: () => void;
}

const rowClasses = "flex flex-wrap gap-x-5 gap-y-2 text-small/body";
const buttonClasses = "min-h-7 cursor-pointer underline";

/**
 * Deletes all that the visitor made, after a second press, since nothing brings it back. The button that keeps it
 * stands in the place of the first one, so that a double press deletes nothing.
 */
export function ClearMade({ relations, tables, onClear }: ClearMadeProps) {
  const [asking, setAsking] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setAsking(false));
    start.current?.focus();
  };
  if (relations + tables === 0) return null;
  if (!asking)
    return (
      <p className={rowClasses}>
        <button ref={start} type="button" className={buttonClasses} onClick={() => setAsking(true)}>
          {words.clear.start}
        </button>
      </p>
    );
  return (
    <div
      role="group"
      aria-label={words.clear.start}
      className={rowClasses}
      onKeyDown={({ key }) => {
        if (key === "Escape") close();
      }}
    >
      <button type="button" autoFocus className={buttonClasses} onClick={close}>
        {words.clear.cancel}
      </button>
      <button
        type="button"
        className={buttonClasses}
        onClick={() => {
          setAsking(false);
          onClear();
        }}
      >
        {words.clear.confirm}
      </button>
      <p role="alert">{say(words.clear.ask, { relations, tables })}</p>
    </div>
  );
}
