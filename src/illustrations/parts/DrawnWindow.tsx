import type { ReactNode } from "react";
import { Panel } from "./Panel.tsx";

interface DrawnWindowProps {
  /** Alternative text of the whole. */
  picture: string;
  title: string;
  /** At the end of the title bar. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The picture of a window with a title bar. */
export const DrawnWindow = ({ picture, title, aside, children }: DrawnWindowProps) => (
  <div role="img" aria-label={picture} className="w-full">
    <div aria-hidden="true" className="text-small/snug tabular-nums">
      <Panel className="overflow-hidden text-ink shadow-panel">
        <p className="flex items-center justify-between border-b border-line bg-figure-sunken px-5 py-3">
          <b className="font-medium">{title}</b>
          {aside}
        </p>
        {children}
      </Panel>
    </div>
  </div>
);
