import type { ReactNode } from "react";
import { RakedSheet } from "#sections/shared/RakedSheet.tsx";

interface ErrorViewProps {
  title: string;
  /** "404 Not Found". */
  status: string;
  lead: string;
  /** Ways on. */
  children: ReactNode;
}

const stones = [
  { cx: 640, cy: 210, rx: 100, ry: 64, squareness: 2.4 },
  { cx: 1000, cy: 330, rx: 44, ry: 30, squareness: 2 },
];

/** What stands in place of a page that is not there (docs/specification.md, 8.2); for a live part see src/live/LivePart.tsx. */
export function ErrorView({ title, status, lead, children }: ErrorViewProps) {
  return (
    <RakedSheet height={520} stones={stones}>
      <div className="relative max-w-prose">
        <p className="mb-4 text-small font-medium text-persimmon tabular-nums">{status}</p>
        <h1 className="text-heading">{title}</h1>
        <p className="mt-4 text-lead">{lead}</p>
        {children}
      </div>
    </RakedSheet>
  );
}
