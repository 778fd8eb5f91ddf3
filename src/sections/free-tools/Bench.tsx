import type { ReactNode } from "react";
import type { ToolId } from "#live/calculators/tools/kinds.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import type { Place } from "./ToolFoot.tsx";

/** Around the tools: the first touch of any of them fetches their script (src/script/tools/). */
export function Bench({ children }: { children: ReactNode }) {
  return <div data-tools="">{children}</div>;
}

interface ToolSectionProps {
  tool: ToolId;
  place: Place;
  className?: string | undefined;
  children: ReactNode;
}

/** Where a tool is not alone: fields next to what they come to, in a frame from its own breakpoint on. */
const columns: Readonly<Record<ToolId, Readonly<Record<Place, string | undefined>>>> = {
  dunning: {
    page: "grid grid-cols-1 gap-10 lg:grid-cols-5-7 lg:grid-rows-[auto_auto] lg:gap-x-16",
    frame: cx(
      "grid grid-cols-1 gap-10 frame:grid-cols-7-5 frame:grid-rows-[auto_auto_minmax(0,1fr)]",
      "frame:gap-x-8 frame:gap-y-4",
    ),
  },
  margin: {
    page: undefined,
    frame:
      "frame:grid frame:grid-cols-7-5 frame:grid-rows-[auto_auto_minmax(0,1fr)] frame:gap-x-8 frame:gap-y-4",
  },
  lifetime: { page: undefined, frame: undefined },
};

/** One calculator. */
export function ToolSection({ tool, place, className, children }: ToolSectionProps) {
  return (
    <section
      id={`tool-${tool}`}
      className={cx(
        "overflow-x-clip print:py-6",
        place === "page" ? "py-section" : "py-2",
        className,
      )}
      data-tool={tool}
    >
      <Page className={columns[tool][place]}>{children}</Page>
    </section>
  );
}
