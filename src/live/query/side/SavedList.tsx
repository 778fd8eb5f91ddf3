import words from "virtual:words/queryDemo";
import { say } from "#lib/text/say.ts";
import { Icon } from "#ui/Icon.tsx";
import type { Saved } from "../desk/desk.ts";

interface SavedListProps {
  readonly saved: readonly Saved[];
  readonly onOpen: (saved: Saved) => void;
  readonly onForget: (name: string) => void;
}

/** The queries that were saved under a name. */
export function SavedList({ saved, onOpen, onForget }: SavedListProps) {
  if (saved.length === 0) return <p className="qd-note">{words.side.savedNone}</p>;
  return (
    <ul>
      {saved.map((each) => (
        <li key={each.name} className="qd-table">
          <button
            type="button"
            aria-label={say(words.side.openSaved, { name: each.name })}
            onClick={() => onOpen(each)}
          >
            {each.name}
          </button>
          <button
            type="button"
            className="qd-open"
            aria-label={say(words.side.forget, { name: each.name })}
            onClick={() => onForget(each.name)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
