import { type KeyboardEvent, useState } from "react";
import { words } from "../../words.ts";
import type { Tool } from "./markup.ts";
import { type ToolName, ToolSign } from "./ToolSign.tsx";

const order = Object.keys(words.tools) as ToolName[];

const shortcuts: Partial<Record<ToolName, { readonly keys: string; readonly shown: string }>> = {
  bold: { keys: "Control+B Meta+B", shown: "Ctrl B" },
  italic: { keys: "Control+I Meta+I", shown: "Ctrl I" },
  link: { keys: "Control+K Meta+K", shown: "Ctrl K" },
};

interface ToolbarProps {
  onUse: (tool: Tool | "link" | "picture") => void;
}

/** What can be done to the text. One stop for the tab key; the arrow keys go from tool to tool (ARIA toolbar). */
export function Toolbar({ onUse }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = order.length - 1;
    const to = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    event.currentTarget.querySelectorAll("button")[to]?.focus();
  };
  return (
    <div role="toolbar" aria-label={words.toolbar} className="edit-toolbar" onKeyDown={onKeyDown}>
      {order.map((tool, i) => (
        <button
          key={tool}
          type="button"
          tabIndex={i === current ? 0 : -1}
          title={[words.tools[tool], shortcuts[tool]?.shown].filter(Boolean).join(": ")}
          aria-label={words.tools[tool]}
          aria-keyshortcuts={shortcuts[tool]?.keys}
          onFocus={() => {
            setCurrent(i);
          }}
          onClick={() => {
            onUse(tool);
          }}
        >
          <ToolSign tool={tool} />
        </button>
      ))}
    </div>
  );
}
