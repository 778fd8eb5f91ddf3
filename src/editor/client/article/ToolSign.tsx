import type { words } from "../../words.ts";

export type ToolName = keyof typeof words.tools;

/** Letters where they say it best, lines for the others; 16 × 16 as all icons of the site. */
const letters: Partial<Record<ToolName, string>> = {
  bold: "B",
  italic: "I",
  heading2: "H2",
  heading3: "H3",
};

const paths: Partial<Record<ToolName, string>> = {
  link: "M7 9.5a2.8 2.8 0 0 0 4 0l2-2a2.8 2.8 0 0 0-4-4M9 6.5a2.8 2.8 0 0 0-4 0l-2 2a2.8 2.8 0 0 0 4 4",
  list: "M6.5 4h7M6.5 8h7M6.5 12h7M3 4h.1M3 8h.1M3 12h.1",
  numbers: "M7 4h6.5M7 8h6.5M7 12h6.5M2.5 3l1-.5V6M2.3 10.4c.6-1 2.2-.5 1.7.6L2.4 13H4.3",
  table: "M2 3h12v10H2zM2 6.5h12M6.5 3v10",
  quote: "M3 4v8M6.5 5h7M6.5 8h7M6.5 11h4",
  code: "m5.5 4.5-3.5 3.5 3.5 3.5M10.5 4.5l3.5 3.5-3.5 3.5",
  note: "M2.5 3h11v10h-11zM5 6h6M5 9h4",
  picture: "M2 3h12v10H2zM2 11l3.5-3.5 3 3 2-2L14 11M10.2 6h.1",
};

/** The sign of a tool; its name is on the button, so letters come by the sheet and are no text. */
export function ToolSign({ tool }: { tool: ToolName }) {
  const letter = letters[tool];
  if (letter !== undefined) return <span aria-hidden="true" data-tool={tool} data-sign={letter} />;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[tool]} />
    </svg>
  );
}
