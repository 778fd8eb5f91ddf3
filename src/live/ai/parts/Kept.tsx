import words from "virtual:words/aiDemo";
import type { KeptPart } from "#live/ai/ezql/types.ts";
import { cx } from "#ui/cx.ts";
import { say } from "#lib/text/say.ts";

const chip = "rounded-full border border-line-strong px-3 py-1 text-ink";

interface KeptProps {
  readonly parts: readonly KeptPart[];
  /** Undefined where the parts cannot be removed any more. */
  readonly onDrop: ((part: string) => void) | undefined;
}

/** What a follow-up question took over from the one before, each part with a button that removes it. */
export function Kept({ parts, onDrop }: KeptProps) {
  if (parts.length === 0) return null;
  return (
    <p className="col-span-full mb-4 flex flex-wrap items-center gap-2 text-small/body text-ink-muted">
      {words.turn.kept}
      {parts.map(({ id, words: part, removable }) =>
        removable && onDrop !== undefined ? (
          <button
            key={id}
            type="button"
            className={cx(chip, "min-h-7 cursor-pointer bg-raised hover:border-current")}
            aria-label={say(words.turn.without, { part })}
            onClick={() => onDrop(id)}
          >
            {part} <span aria-hidden="true">×</span>
          </button>
        ) : (
          <span key={id} className={chip}>
            {part}
          </span>
        ),
      )}
    </p>
  );
}
