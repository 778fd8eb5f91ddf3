import type { ReactNode } from "react";
import { RakedGround } from "#pictures/RakedGround.tsx";

interface ErrorViewProps {
  title: string;
  /** "404 Not Found", or the error's message. */
  status: string;
  lead: string;
  headingLevel: "h1" | "h2";
  /** Ways on, or the stack trace. */
  children: ReactNode;
}

const stones = [
  { cx: 640, cy: 210, rx: 100, ry: 64, squareness: 2.4 },
  { cx: 1000, cy: 330, rx: 44, ry: 30, squareness: 2 },
];

/** What stands in place of a page, or of a live part, that is not there (docs/specification.md, "Error catalogue"). */
export function ErrorView({
  title,
  status,
  lead,
  headingLevel: Heading,
  children,
}: ErrorViewProps) {
  return (
    <div className="relative overflow-hidden rounded-stone bg-sunken p-6 sm:p-10 lg:p-16">
      <RakedGround
        viewBox={[0, 0, 1200, 520]}
        stones={stones}
        gap={15}
        step={40}
        className="absolute inset-0 size-full text-line"
      />
      <div className="relative max-w-prose">
        <p className="mb-4 text-small font-medium text-persimmon tabular-nums">{status}</p>
        <Heading className="text-heading">{title}</Heading>
        <p className="mt-4 text-lead">{lead}</p>
        {children}
      </div>
    </div>
  );
}
