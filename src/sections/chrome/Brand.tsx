import words from "virtual:words/interface";
import { rakedLine } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";
import { site } from "#site";

const stone = { cx: 160, cy: 168, rx: 62, ry: 50, squareness: 2.2 };
const lines = [60, 132, 204, 276]
  .map((level) => toPath(rakedLine([stone], level, 0, 320, 20)))
  .join("");

/** The mark: raked lines that part at a stone. Drawn by the generator, like every ground of the site. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 336" className={className} fill="none">
      <path d={lines} stroke="currentColor" strokeWidth="22" strokeLinecap="round" />
      <ellipse cx={stone.cx} cy={stone.cy} rx="40" ry="30" className="fill-persimmon" />
    </svg>
  );
}

/** The product's name with its mark; leads home. */
export function Brand() {
  return (
    <a href="/" aria-label={words.home} className="flex min-h-11 items-center gap-2.5">
      <Mark className="h-[min(1.75rem,9vw)]" />
      <span className="font-display text-[min(var(--text-title),6.5vw)] tracking-tight [@media(max-width:12rem)]:text-[5vw]">
        {site.product}
      </span>
    </a>
  );
}
