import type { RefObject } from "react";
import { useHydrated } from "#live/engine/use-page-engine.ts";
import { useWindowEvent } from "#live/shared/use-window-event.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { tool, toolWords } from "./styles.ts";
import { words } from "./table-text.ts";
import type { TableState } from "./use-table.ts";

const panels = ["filter", "columns", "export"] as const;
export type PanelName = (typeof panels)[number];

interface ToolbarProps {
  readonly state: TableState;
  readonly open: PanelName | undefined;
  readonly onOpen: (panel: PanelName) => void;
}

/** Search, and the buttons of the panels. */
export function Toolbar({ state, open, onOpen }: ToolbarProps) {
  const { search, filters } = state.columns.settings;
  const isHydrated = useHydrated();
  // Every browser gives the same system in its user agent.
  const isApple = isHydrated && /Mac OS|iPhone|iPad/.test(navigator.userAgent);
  return (
    <div className="flex min-w-0 flex-none items-center gap-1 border-b border-line px-2 @max-tool:gap-0 @max-tool:px-1 @max-scene-narrow:flex-wrap unscripted:hidden">
      <label
        data-part="search"
        className="me-auto flex min-w-0 flex-auto items-center gap-2 px-2 has-[input:focus-visible]:rounded-medium has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-3 has-[input:focus-visible]:outline-focus @max-tool:px-1 @max-scene-narrow:basis-full"
      >
        <Icon name="search" />
        <input
          type="search"
          data-key="search"
          placeholder={words.frame.search}
          aria-label={words.frame.search}
          aria-keyshortcuts="Meta+K Control+K"
          autoComplete="off"
          spellCheck={false}
          value={search}
          className="min-h-11 min-w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-ink-muted"
          onChange={({ target }) => state.setSearch(target.value)}
        />
        {/* The same width for both keys. */}
        <kbd
          aria-hidden="true"
          className="flex w-15 flex-none items-center justify-center rounded-small border border-line px-1.5 py-0.5 text-ink-muted [font:inherit] @max-tool:hidden pointer-coarse:hidden"
        >
          {isApple && <Icon name="command" className="size-3 flex-none" />}
          {isApple ? words.frame.key : words.frame.keyOther}
        </kbd>
      </label>
      {panels.map((panel) => (
        <button
          key={panel}
          type="button"
          data-key={panel}
          aria-haspopup="dialog"
          aria-expanded={open === panel}
          className={tool}
          onClick={() => onOpen(panel)}
        >
          <Icon name={panel === "export" ? "download" : panel} />
          <span className={toolWords}>{words.frame[panel]}</span>
          {panel === "filter" && filters.length > 0 && (
            <b className="min-w-5 rounded-full bg-moss-soft text-center font-medium @max-tool:absolute @max-tool:end-0 @max-tool:top-1 @max-tool:text-micro">
              {filters.length}
            </b>
          )}
        </button>
      ))}
    </div>
  );
}

/** The browser's own file picker. */
export const UploadTool = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => (
  <label className={cx(tool, "ms-auto")}>
    <input
      type="file"
      multiple
      data-key="upload"
      accept=".csv,.tsv,.txt,text/csv"
      className="absolute inset-0 cursor-pointer [font-size:0] opacity-0"
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = "";
      }}
    />
    <Icon name="upload" />
    <span className={toolWords}>{words.frame.upload}</span>
  </label>
);

/** ⌘ K and Ctrl K open the table's search while the focus or pointer is in the table; elsewhere, the page's. */
export function useSearchKey(frame: RefObject<HTMLElement | null>): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const element = frame.current;
    if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== "k") return;
    if (!element?.matches(":hover,:focus-within")) return;
    event.preventDefault();
    const input = element.querySelector<HTMLInputElement>('[data-key="search"]');
    input?.focus();
    input?.select();
  };
  // The page's search ignores handled keys.
  useWindowEvent("keydown", onKeyDown, true);
}
