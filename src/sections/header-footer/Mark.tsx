import { rakedPath } from "#illustrations/rake/path.ts";

const stone = { cx: 160, cy: 168, rx: 62, ry: 50, squareness: 2.2 };
const lines = rakedPath([stone], [60, 132, 204, 276], [0, 320]);

/** The mark: raked lines that part at a stone. Drawn by the generator, like every ground of the site. */
export const Mark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 320 336" className={className} fill="none">
    <path d={lines} stroke="currentColor" strokeWidth="22" strokeLinecap="round" />
    <ellipse cx={stone.cx} cy={stone.cy} rx="40" ry="30" className="fill-rust" />
  </svg>
);
