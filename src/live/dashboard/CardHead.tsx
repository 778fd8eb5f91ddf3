import type { KeyboardEvent, PointerEvent } from "react";
import { say } from "#lib/text/say.ts";
import type { Content } from "#content/collections.ts";
import { arrowSteps } from "./early.ts";
import { SignButton } from "./parts.tsx";

interface CardHeadProps {
  id: number;
  title: string;
  /** From 1. */
  place: number;
  all: number;
  words: Content<"dashboardDemo">["card"];
  /** Left out in the first state, which is not live: what is pressed there is told by `data-key`. */
  onMove?: (by: number) => void;
  onGrip?: (event: PointerEvent) => void;
  onChange?: () => void;
  onRemove?: () => void;
}

/** A card's title and what can be done with it, before it is live and after. */
export function CardHead(props: CardHeadProps) {
  const { id, title, place, all, words, onMove, onGrip, onChange, onRemove } = props;
  const key = (event: KeyboardEvent) => {
    const by = arrowSteps[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove?.(by);
  };
  return (
    <div className="db-head">
      <SignButton
        sign="grip"
        label={say(words.move, { title, place, all })}
        data-arrows=""
        data-key={`move:${String(id)}`}
        onKeyDown={key}
        onPointerDown={onGrip}
      />
      <h3 className="db-title">{title}</h3>
      <div className="db-tools">
        <button
          type="button"
          className="db-change"
          aria-label={say(words.change, { title })}
          data-key={`change:${String(id)}`}
          onClick={onChange}
        >
          {words.changeShort}
        </button>
        <SignButton
          sign="earlier"
          label={say(words.earlier, { title })}
          data-key={`earlier:${String(id)}`}
          aria-disabled={place === 1 || undefined}
          onClick={onMove && (() => onMove(-1))}
        />
        <SignButton
          sign="later"
          label={say(words.later, { title })}
          data-key={`later:${String(id)}`}
          aria-disabled={place === all || undefined}
          onClick={onMove && (() => onMove(1))}
        />
        <SignButton
          sign="remove"
          label={say(words.remove, { title })}
          data-key={`remove:${String(id)}`}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}
