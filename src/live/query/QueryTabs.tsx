import words from "virtual:words/queryDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import { TabStrip } from "#live/engine/TabStrip.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { band, iconButton, openTabMark, tab } from "./looks.ts";
import type { QueryEditorState } from "./use-query-editor.ts";

const tabLooks = {
  tab: cx(tab, openTabMark),
  close: cx(iconButton, "h-11 rounded-none shadow-[inset_0_-0.125rem_var(--color-persimmon)]"),
};

/** The open queries, and buttons for a new one and for the last closed one. */
export function QueryTabs({ state }: { state: QueryEditorState }) {
  const { workspace, act } = state;
  const { tabs, closed } = workspace;
  const buttons = [
    { icon: "plus", label: words.tabs.add, onClick: state.add, isShown: true },
    { icon: "undo", label: words.tabs.reopen, onClick: state.reopen, isShown: closed.length > 0 },
  ] as const;
  return (
    <div className={cx(band, "border-b border-line px-2")}>
      <TabStrip
        label={words.tabs.label}
        tabs={tabs}
        open={workspace.open}
        onOpen={(id) => act({ do: "open", id })}
        onClose={(id) => act({ do: "close", id })}
        closeLabel={interpolate(words.tabs.close, { name: state.tab.name })}
        looks={tabLooks}
      />
      {buttons
        .filter(({ isShown }) => isShown)
        .map(({ icon, label, onClick }) => (
          <IconButton
            key={icon}
            icon={icon}
            label={label}
            title={label}
            className={iconButton}
            onClick={onClick}
          />
        ))}
    </div>
  );
}
