import words from "virtual:words/aiDemo";
import type { KeptPart } from "#lib/ezql/types.ts";
import { say } from "#lib/text/say.ts";

interface KeptProps {
  readonly parts: readonly KeptPart[];
  /** Undefined where the parts cannot be removed any more. */
  readonly onDrop: ((part: string) => void) | undefined;
}

/** What a follow-up question took over from the one before, each part with a button that removes it. */
export function Kept({ parts, onDrop }: KeptProps) {
  if (parts.length === 0) return null;
  return (
    <p className="ask-kept">
      {words.turn.kept}
      {parts.map(({ id, words: part, removable }) =>
        removable && onDrop !== undefined ? (
          <button
            key={id}
            type="button"
            aria-label={say(words.turn.without, { part })}
            onClick={() => onDrop(id)}
          >
            {part} <span aria-hidden="true">×</span>
          </button>
        ) : (
          <span key={id}>{part}</span>
        ),
      )}
    </p>
  );
}
