import words from "virtual:words/queryDemo";
import { type ReactNode, useId, useState } from "react";
import { cx } from "#ui/cx.ts";
import { rovingKeys } from "../app/roving.ts";

const views = ["tables", "history", "saved"] as const;
type View = (typeof views)[number];

interface SideProps {
  /** What each view shows; on narrow windows `done` folds the panel up again. */
  readonly render: (view: View, done: () => void) => ReactNode;
}

/** Tables, history and saved queries. Next to the editor on wide windows; a strip that unfolds on narrow ones. */
export function Side({ render }: SideProps) {
  const id = useId();
  const [view, setView] = useState<View>("tables");
  const [open, setOpen] = useState(false);
  return (
    <div
      role="group"
      aria-label={words.side.label}
      className={cx("qd-side", open && "qd-side-open", view !== "tables" && "qd-side-other")}
      onKeyDown={(event) => {
        if (event.key === "Escape") setOpen(false);
      }}
    >
      <button
        type="button"
        className="qd-browse"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? words.side.close : words.side.open}
      </button>
      <div role="tablist" aria-label={words.side.label} className="qd-head" onKeyDown={rovingKeys}>
        {views.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-controls={`${id}-panel`}
            aria-selected={each === view}
            tabIndex={each === view ? 0 : -1}
            className="qd-tab"
            onClick={() => setView(each)}
          >
            {words.side[each]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`} className="qd-list">
        {render(view, () => setOpen(false))}
      </div>
    </div>
  );
}
