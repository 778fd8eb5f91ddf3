import words from "virtual:words/queryDemo";
import { say } from "#lib/text/say.ts";
import { Icon } from "#ui/Icon.tsx";
import type { Tab } from "../desk/desk.ts";
import { rovingKeys } from "./roving.ts";

interface TabStripProps {
  readonly tabs: readonly Tab[];
  readonly open: number;
  readonly onOpen: (id: number) => void;
  readonly onClose: (id: number) => void;
  readonly onAdd: () => void;
}

/** The queries that are open. */
export function TabStrip({ tabs, open, onOpen, onClose, onAdd }: TabStripProps) {
  const current = tabs.find(({ id }) => id === open);
  return (
    <div className="qd-head qd-tabs">
      <div role="tablist" aria-label={words.tabs.label} onKeyDown={rovingKeys}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === open}
            tabIndex={id === open ? 0 : -1}
            className="qd-tab"
            onClick={() => onOpen(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {current !== undefined && (
        <button
          type="button"
          className="qd-sign"
          aria-label={say(words.tabs.close, { name: current.name })}
          title={say(words.tabs.close, { name: current.name })}
          onClick={() => onClose(open)}
        >
          <Icon name="close" />
        </button>
      )}
      <button
        type="button"
        className="qd-sign"
        aria-label={words.tabs.add}
        title={words.tabs.add}
        onClick={onAdd}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
