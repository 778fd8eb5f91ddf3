import { Icon } from "#ui/Icon.tsx";
import { Button } from "#ui/Button.tsx";
import { words } from "../words.ts";
import type { Editing } from "./use-file.ts";

interface BarProps {
  name: string;
  path: string;
  editing: Editing;
  onSave: () => void;
}

/** What is edited, how it stands, and the button that writes it. */
export function Bar({ name, path, editing, onSave }: BarProps) {
  return (
    <header className="edit-bar">
      <a href="/_edit/" className="edit-back">
        <Icon name="arrow" className="size-4 rotate-180" />
        {words.all}
      </a>
      <div className="edit-name">
        <h1>{name}</h1>
        <code>{path}</code>
      </div>
      <p
        className="edit-state"
        role="status"
        data-faulty={editing.state.faults.length > 0 || undefined}
      >
        {stateOf(editing)}
      </p>
      <Button
        size="small"
        onClick={onSave}
        disabled={editing.state.saving}
        title={words.saveHint}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {editing.state.saving ? words.saving : words.save}
      </Button>
    </header>
  );
}

function stateOf({ state, dirty }: Editing): string {
  if (state.faults.length > 0) return words.mend(state.faults.length);
  if (dirty) return words.unsaved;
  return state.saves > 0 ? words.saved : words.unchanged;
}
