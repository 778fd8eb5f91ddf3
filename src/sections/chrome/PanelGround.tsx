import { rakedLine } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";

const stones = [{ cx: 420, cy: 46, rx: 64, ry: 34, squareness: 2.3 }];
const levels = Array.from({ length: 20 }, (_, i) => i * 11 + 5.5);
const lines = levels.map((level) => toPath(rakedLine(stones, level, 0, 800, 20))).join("");

/**
 * The raked ground that all panels share. It appears once, after the page's words, because no panel is open at first.
 */
export function PanelGround() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol id="panel-ground" overflow="visible">
        <path d={lines} />
      </symbol>
    </svg>
  );
}
