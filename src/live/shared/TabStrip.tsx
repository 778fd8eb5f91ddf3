import { type ButtonHTMLAttributes, type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/IconButton.tsx";

/** Left and right, Home and End in a row of tabs (ARIA APG, Tabs): presses the tab they lead to and focuses it. */
function onTabKeys(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab.matches(":focus"));
  const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (at < 0 || step === undefined) return;
  const next = tabs.at(step % tabs.length);
  next?.click();
  next?.focus();
  event.preventDefault();
}

interface TabListProps<T extends string | number> {
  /** The name of the row, for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly id: T; readonly name: string }[];
  readonly open: T | undefined;
  readonly onOpen: (id: T) => void;
  readonly className: string | undefined;
  readonly tabClass: string | undefined;
  readonly tabProps?: (id: T, index: number) => ButtonHTMLAttributes<HTMLButtonElement>;
}

export function TabList<T extends string | number>(props: TabListProps<T>) {
  const { label, tabs, open, onOpen, className, tabClass, tabProps } = props;
  return (
    <div role="tablist" aria-label={label} className={className} onKeyDown={onTabKeys}>
      {tabs.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === open}
          tabIndex={id === open ? 0 : -1}
          className={tabClass}
          onClick={() => onOpen(id)}
          {...tabProps?.(id, index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the strip, and nothing else, to the open tab and its close button. */
function showOpenTab(strip: HTMLElement): void {
  const tab = strip.querySelector<HTMLElement>("[aria-selected=true]");
  const close = strip.querySelector<HTMLElement>(":scope > button");
  const endOf = (element: HTMLElement | null) =>
    element === null ? 0 : element.offsetLeft + element.offsetWidth;
  const from = tab?.offsetLeft ?? 0;
  // The close button may lie on its tab.
  const to = Math.max(endOf(tab), endOf(close));
  strip.scrollLeft = Math.min(from, Math.max(strip.scrollLeft, to - strip.clientWidth));
}

interface TabStripProps<T extends string | number> extends Pick<
  TabListProps<T>,
  "label" | "tabs" | "open" | "onOpen"
> {
  /** Closes the open tab; undefined if it has to stay. */
  readonly onClose: ((id: T) => void) | undefined;
  readonly closeLabel: string;
  readonly looks: Readonly<Record<"tab" | "close", string | undefined>>;
}

/**
 * Open queries or tables. The close button of the shown one comes after the list in the code, because a tab list may
 * contain only tabs, and next to its tab in the strip, by its order. Delete closes a tab, too.
 */
export function TabStrip<T extends string | number>(props: TabStripProps<T>) {
  const { open, onClose, closeLabel, looks } = props;
  const strip = useRef<HTMLDivElement>(null);
  /** The previous click opened a tab, and its close button appeared next to it. */
  const hasOpened = useRef(false);
  const at = props.tabs.findIndex(({ id }) => id === open);
  useLayoutEffect(() => {
    if (strip.current !== null) showOpenTab(strip.current);
  }, [open, props.tabs.length]);
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== "Delete" || open === undefined) return;
    onClose?.(open);
    // After the strip is redrawn.
    requestAnimationFrame(() => {
      currentTarget.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
    });
  };
  return (
    <div
      ref={strip}
      data-part="tabs"
      onKeyDown={onKeyDown}
      className="relative flex min-w-0 [scrollbar-width:none] overflow-x-auto overflow-y-hidden"
    >
      <TabList
        label={props.label}
        tabs={props.tabs}
        open={open}
        onOpen={(id) => {
          hasOpened.current = id !== open;
          props.onOpen(id);
        }}
        className="contents"
        tabClass=""
        tabProps={(id, i) => ({
          className: cx(looks.tab, i > at && "order-2"),
          ...{ "data-key": `tab:${String(id)}` },
        })}
      />
      {open !== undefined && onClose !== undefined && (
        <IconButton
          icon="close"
          label={closeLabel}
          title={closeLabel}
          className={cx(looks.close, "order-1")}
          onClick={({ detail }) => {
            // The second click of a double click on the tab is not meant for this button.
            if (detail > 1 && hasOpened.current) return;
            hasOpened.current = false;
            onClose(open);
          }}
        />
      )}
    </div>
  );
}
