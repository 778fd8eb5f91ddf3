import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { exampleWords } from "#live/calculators/numbers.ts";
import { fieldsOf, type ToolId } from "#live/calculators/tools/tools.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";

type Place = "page" | "frame";

interface ToolSectionProps {
  words: Content<"freeTools">;
  tool: ToolId;
  /** Whether it is on its page, or alone in a frame on another site. */
  place: Place;
  /** src/live/calculators/tools/Tool.tsx */
  children: ReactNode;
}

/** Fields next to their results; a frame has its own breakpoint. */
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
const headings: Readonly<Record<ToolId, Readonly<Record<Place, string | undefined>>>> = {
  dunning: { page: undefined, frame: "frame:col-span-full" },
  margin: { page: "lg:grid lg:grid-cols-7-5 lg:gap-x-16", frame: "frame:col-span-full" },
  lifetime: { page: undefined, frame: undefined },
};
const leads = { page: "mt-4 text-lead", frame: "mt-2 text-base leading-[1.45]" } as const;

/** One calculator with its heading; without script it shows an example. */
export function ToolSection({ words, tool, place, children }: ToolSectionProps) {
  const { name, title, lead } = words[tool];
  const Title = place === "page" ? "h2" : "h1";
  /** The last tool of the page is read by night. */
  const isNight = place === "page" && tool === "lifetime";
  return (
    <section
      id={`tool-${tool}`}
      className={cx(
        "overflow-x-clip print:py-6",
        place === "page" ? "py-section" : "py-2",
        tool === "margin" && "bg-sunken [--tool-ground:var(--color-sunken)]",
        isNight && "bg-night",
      )}
      data-tool={tool}
    >
      <Page
        className={cx(columns[tool][place], isNight && "text-ink")}
        data-theme={isNight ? "dark" : undefined}
      >
        <div className={headings[tool][place]}>
          <p className="text-small/body text-ink-muted lg:col-span-full">{name}</p>
          <Title className={cx("mt-2", place === "page" ? "text-heading" : "text-title")}>
            {title}
          </Title>
          <p className={cx("max-w-prose", leads[place])}>{lead}</p>
          <p className={cx("max-w-prose scripted:hidden", leads[place])}>
            {interpolate(words.unscripted, {
              list: exampleWords(fieldsOf(tool, words[tool]), words[tool].periods),
            })}
          </p>
        </div>
        {children}
      </Page>
    </section>
  );
}
