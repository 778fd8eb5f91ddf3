import { type ReactNode, useEffect, useRef, useState } from "react";
import { words } from "../words.ts";

interface SureProps {
  /** What is asked for, for screen readers. */
  label: string;
  /** Names what goes. */
  question: string;
  /** The button that does it. */
  yes: string;
  onYes: () => void;
  /** The look of the button that asks. */
  className: string;
  /** What stands on it. */
  children: ReactNode;
}

/** What cannot be undone, in two steps. The second takes the place of the first, and the focus with it. */
export function Sure({ label, question, yes, onYes, className, children }: SureProps) {
  const [isAsking, setIsAsking] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The one that was pressed has gone.
    if (isAsking) cancel.current?.focus();
    else if (wasAsked.current) start.current?.focus();
    wasAsked.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button
        ref={start}
        type="button"
        aria-label={label}
        className={className}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {children}
      </button>
    );
  }
  return (
    <div role="group" aria-label={label} className="tbl-sure">
      <p>{question}</p>
      <div className="tbl-row">
        <button type="button" className="tbl-button" onClick={onYes}>
          {yes}
        </button>
        <button
          ref={cancel}
          type="button"
          className="tbl-plain"
          onClick={() => {
            setIsAsking(false);
          }}
        >
          {words.tabs.keep}
        </button>
      </div>
    </div>
  );
}
