import { rakedLine } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";

const stone = { cx: 160, cy: 168, rx: 62, ry: 50, squareness: 2.2 };
const lines = [60, 132, 204, 276]
  .map((level) => toPath(rakedLine([stone], level, 0, 320, 20)))
  .join("");

/** The mark: raked lines that part at a stone. Drawn by the generator, like every ground of the site. */
export const Mark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 320 336" className={className} fill="none">
    <path d={lines} stroke="currentColor" strokeWidth="22" strokeLinecap="round" />
    <ellipse cx={stone.cx} cy={stone.cy} rx="40" ry="30" className="fill-rust" />
  </svg>
);
