import words from "virtual:words/queryDemo";
import { useLayoutEffect, useRef } from "react";
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
  /** Undefined where no tab was closed. */
  readonly onReopen: (() => void) | undefined;
}

/** Scrolls the strip, and nothing else, to the open tab and its sign. */
function showWithin(strip: HTMLElement): void {
  const from = strip.querySelector<HTMLElement>("[aria-selected=true]")?.offsetLeft ?? 0;
  const sign = strip.querySelector<HTMLElement>(".qd-tab-close");
  const to = sign === null ? from : sign.offsetLeft + sign.offsetWidth;
  strip.scrollLeft = Math.min(from, Math.max(strip.scrollLeft, to - strip.clientWidth));
}

/**
 * The queries that are open. The one that is shown bears the sign that closes it: in the code after the list, which
 * may hold tabs alone, and by its order in the strip next to its tab.
 */
export function TabStrip({ tabs, open, onOpen, onClose, onAdd, onReopen }: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  /** The press before opened a tab, next to which its close button appeared. */
  const opened = useRef(false);
  const at = tabs.findIndex(({ id }) => id === open);
  const close = say(words.tabs.close, { name: tabs[at]?.name ?? "" });
  useLayoutEffect(() => {
    if (strip.current !== null) showWithin(strip.current);
  }, [open, tabs.length]);
  return (
    <div className="qd-head qd-tabs">
      <div ref={strip} className="qd-strip">
        <div role="tablist" aria-label={words.tabs.label} onKeyDown={rovingKeys}>
          {tabs.map(({ id, name }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={id === open}
              tabIndex={id === open ? 0 : -1}
              className={index > at ? "qd-tab qd-tab-after" : "qd-tab"}
              onClick={() => {
                opened.current = id !== open;
                onOpen(id);
              }}
            >
              {name}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="qd-sign qd-tab-close"
          aria-label={close}
          title={close}
          onClick={({ detail }) => {
            // The second press of a double click on the tab is not meant for this button.
            if (detail > 1 && opened.current) return;
            opened.current = false;
            onClose(open);
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <button
        type="button"
        className="qd-sign"
        aria-label={words.tabs.add}
        title={words.tabs.add}
        onClick={onAdd}
      >
        <Icon name="plus" />
      </button>
      {onReopen !== undefined && (
        <button
          type="button"
          className="qd-sign"
          aria-label={words.tabs.reopen}
          title={words.tabs.reopen}
          onClick={onReopen}
        >
          <Icon name="undo" />
        </button>
      )}
    </div>
  );
}
