import { type Panel, panels } from "../early.ts";
import { SearchField, Tool } from "../parts/Tools.tsx";
import { words } from "./words.ts";

interface BarProps {
  search: string;
  onSearch: (search: string) => void;
  /** The one that is open. */
  open: Panel | null;
  onOpen: (panel: Panel, anchor: Element) => void;
  counts: Partial<Record<Panel, number>>;
}

/** Whether the machine has a Command key; what the user agent says of the system is the same in every browser. */
const isApple = /Mac OS|iPhone|iPad/.test(navigator.userAgent);

/** Search and the buttons of the panels. */
export function Bar({ search, onSearch, open, onOpen, counts }: BarProps) {
  return (
    <div className="tbl-bar">
      <SearchField
        words={words.frame}
        isApple={isApple}
        value={search}
        onChange={({ target }) => {
          onSearch(target.value);
        }}
      />
      {panels.map((panel) => (
        <Tool
          key={panel}
          name={panel}
          label={words.frame[panel]}
          count={counts[panel] ?? 0}
          aria-haspopup="dialog"
          aria-expanded={open === panel}
          onClick={({ currentTarget }) => {
            onOpen(panel, currentTarget);
          }}
        />
      ))}
    </div>
  );
}
